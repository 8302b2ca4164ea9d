/** Each seat's luck summed up from round to round, beginning with none. `rounds` holds a row of seats for every round. */
export function sumsOf(rounds: number[][]): number[][] {
  const seats = rounds[0]?.map((_, seat) => seat) ?? []
  return seats.map((seat) => rounds.reduce((sums, round) => [...sums, sums.at(-1)! + round[seat]!], [0]))
}
