
## Terminal

terminal-undo = undo
terminal-log = log
terminal-help = help
terminal-why = why
terminal-record = record
terminal-quit = quit
terminal-commands = Type the number of an offer, or one of: { $commands }.
terminal-usage =
    undo         take back the last act
    log          all that has happened
    help         this, and the rules for what is asked now
    why THING    why nothing can be done with a thing, by its name
    record FILE  write the game to a file
    quit         leave the table
    Acts can be typed too, as they stand in a record.
terminal-person = Player { $number }
terminal-bot = Bot { $letter }
terminal-commitment = The draws of this game are sealed by { $commitment }.
terminal-seed = The seed was { $seed }; with the record anyone can verify every draw.
terminal-hand-over = { $player }, take the keyboard and press Enter.
terminal-earlier = … { $count } earlier lines; “{ $log }” shows them all.
terminal-malformed = “{ $said }” is neither a number from 1 to { $count } nor an act nor a command; “help” says more.
terminal-not-offered = “{ $said }” is not possible now.
terminal-no-undo = Nothing is taken back.
terminal-over = The game is over.
terminal-agreed = Others have seen this. Do all agree to take it back? (yes/no)
terminal-yes = yes
terminal-no-thing = Nothing here is called “{ $thing }”.
terminal-no-file = Which file? For instance: record game.txt
terminal-written = Written to { $file }.
terminal-not-written = { $file } cannot be written: { $why }.
terminal-place = { $place }. { $player }
terminal-after = “record FILE” keeps the game, Enter leaves.
terminal-bye = Goodbye.
terminal-verified = { $draws ->
    [one] One draw was made again from the seed, and it is as recorded.
   *[other] { $draws } draws were made again from the seed, and all are as recorded.
}
terminal-altered = line { $line }: draw { $draw } should be “{ $derived }”, but the record says “{ $recorded }”
terminal-option = { $name }: { $value }
terminal-on = yes
terminal-off = no
