### All texts outside the games

## Everywhere

menu = Menu
about = About
settings = Settings
language = Language
language-name = English
theme = Theme
theme-system = system
theme-day = light
theme-night = dark
sound = Sounds
stillness = Reduce motion
tips = Tips from the coach
close = Close
loading = Loading the table…
try-again = Try again
skip-to-content = Skip to content
to-collection = All games
rules = Rules
rules-of = Rules of { $game }
play = Play
learn = Learn
and = { $before } and { $last }
few = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
yes = yes
no = no
subject-you = You
you = you
guest = Guest
waiting = waiting
offline = The connection is down. We are reconnecting; nothing is lost.
lost-title = Page not found
lost-text = There is no page at this address. The link may be incomplete, or the table may no longer exist.

## The collection

collection-title = Where to?
collection-text = Six classic travel games, with friends anywhere, around one screen, or against fair bots.
games = The games
coming = Coming soon
players = For { $least } to { $most } players
your-name = Your name
name-saved = Your name is now { $name }.
tables = Your tables
tables-waiting = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
tables-all = Show all { $count }
table-yours = Your turn!
table-waits = { $names } to play
table-open = Waiting for players
table-bot-plays = A bot is playing for you
table-kept = Play again? Your chair is reserved
table-over = Finished
table-closed = Closed: the rules have changed


## A new table

chairs = Who is playing?
chairs-text = Choose who sits where, then start.
chair-number = Chair { $number }
chair-me = that’s you
chair-bot = a bot
chair-invite = a friend, by link
chair-here = someone next to me
chair-invite-help = You get a link to send once the table is open.
level = How well does it play?
stroller = Stroller
traveller = Traveller
explorer = Explorer
bot-random = Knows the rules, and plays at random.
their-name = Name
add-chair = Add a chair
remove-chair = Remove chair { $number }
options = Table options
start = Start the game
next-seal = The draws are sealed before your browser adds its own random text to them. The seal of this table:
start-inviting = Open the table
free-seat = free chair

## Waiting for friends

invite-title = Send this link to your friends
invite-text = { $count ->
    [one] One chair is free. The game begins as soon as it is taken.
   *[other] { $count } chairs are free. The game begins as soon as they are taken.
}
invite-link = Link to this table
invite-alone = This server only accepts connections from this computer, so the link only works here. To let others join, open the page at this computer’s network address after starting the server with:
copy = Copy
copied = Copied
share = Share
invited-title = { $name } invites you to { $game }
sit-down = Sit down
no-chair-left = All chairs at this table are taken. You can watch once the game begins.
kept-title = Waiting for { $names }
kept-text = A chair is reserved for everyone who played. The others find this table on the results page of the last game and in their list of tables. The game begins as soon as everyone has sat down.
kept-too = A chair is also reserved for { $names }.
around-table = Around the table
seats-left = { $count ->
    [0] Everyone is here!
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
give-chair = Give this chair to someone else
give-chair-to = Who should have it?
put-bot = Put a bot here
put-bot-level = How should it play?
wait-for-person = Wait for a person instead
leave-table = Leave this table

## At the table

board = Board
hand = In front of you
tabs = Game panels
tab-play = Play
tab-log = Log
tab-help = Help
tab-table = Table
whose-turn = Whose turn it is
thinks = is thinking
to-play = to play
away = away
stands-in = a bot plays
helped = a simpler bot plays
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
bot-thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
looking-on = All chairs are taken: you are watching.
waits-for = Waiting for { $names }.
shown-again = Showing what happened…
chance-plays = Chance decides…
anytime = At any time ({ $count })
all-acts = All moves ({ $count })
choose-for-me = Choose for me, at random
pick-act = What do you want to do?
really = Really? { $act }
see-clause = { $shown ->
    [yes] Rule { $clause }
   *[no] See the rule
}
why = Why?
undo = Undo
ask-undo = Ask to undo
undo-asked = Asking the others…
undo-withdraw = Never mind
undo-refused = Not everyone agreed, so the move stands.
wish-undo = { $name } would like to take a move back
wish-undo-text = You have already seen what it led to. Do you agree to take it back?
agree = Yes, take it back
disagree = No, it stands
taken-back = { $you ->
    [yes] You take back your last move.
   *[no] { $player } takes back the last move.
}
recap = { $seated ->
    [yes] Since your last turn
   *[no] In the last round
}
recap-nothing = Nothing has happened yet.
turn-of = Round { $round }: { $name }
bids-told = { $count ->
    [one] One bid or pass
   *[other] { $count } bids and passes
}
stood-in-for = { $you ->
    [yes] You are away: a bot plays for you.
   *[no] { $player } is away: a bot plays for them.
}
left-to-a-bot = { $you ->
    [yes] You leave your chair to a bot.
   *[no] { $player } leaves their chair to a bot.
}
back-again = { $you ->
    [yes] You are back, and the chair is yours again.
   *[no] { $player } is back and plays on.
}
skip-news = Skip to now ({ $count })
next-turn = { $known ->
    [yes] Next: { $name }
   *[no] Next
}
show-clauses = Show clause numbers in the rules
pace = Pace of the others’ turns
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-step = step by step
history = Look back
past = You are looking back (step { $moment } of { $moments }).
play-by-itself = Let it play
pause = Pause
earlier = Earlier
later = Later
now = now
to-start = To the start
to-now = Back to now
whole-rules = All the rules
no-rules = The rules of this game are not written yet.
clauses = Clauses of the rules that this paragraph is based on
contents = Contents
back-to-table = Back to the table
hand-over = Your turn is over. Hand the screen to { $name }.
hand-over-now = Hide the screen
curtain = Hand the screen to { $name }
curtain-text = Make sure nobody else is looking.
curtain-open = I am { $name }
curtain-wait = The others are playing…
advance = Answers in advance
advance-text = These answers are given for you as soon as the question comes up, so that nobody has to wait for you. Only you can see them.
advance-keep = Save
advance-kept = Saved.
fairness = Fair draws
commitment = Seal of this table
seals-kept = Your browser has checked the record: the seed and every random text in it are those that had been sealed before yours was shown, and yours is among them.
seals-without-mine = Your browser has checked the record: it holds what was sealed, but the game began before your random text arrived. To you these draws prove nothing, unless you trust somebody whose text was used.
seals-foreseen = Your browser has checked the record: it holds what was sealed. But the table was played in an older format, and only your random text was used: in that format its seal was enough to work out the draws, so the server may have chosen a seed that suits it. To you these draws prove nothing.
seals-withheld = { $name } had sealed a random text that was not shown in time: the draws were made without it. Whoever could foresee the draws may have left it out because that suited them.
seals-broken = Your browser has checked the record: what was sealed before the game is not what the draws were made from. Keep the record and the lines under “Fair draws” on the tab “Table”, and show both to the others.
seals-lines = These lines must stand in the record that you save:
seals-none = This browser showed no random text at this table, so to you these draws prove nothing.
seals-unchecked = The record did not come, so your browser could not check that the draws were made from what was sealed. Reload the page to try again.
dealing-title = Everyone is seated
dealing-text = Waiting for { $names }: the game begins by itself as soon as everyone has opened the page of this table.
deal-without = Begin without waiting
commitment-text = The draws were sealed before the first card was drawn. { $over ->
    [yes] With the record, anyone can check them against this seal.
   *[no] At the end, anyone can check them against this seal.
}
download-record = Save the record
seat-about = More about { $player }:
stand-in-text = { $name } has been away for a while. A bot can play until they are back.
stand-in-offer = Let a bot play for { $name }
take-seat-back = Take my chair back
let-bot-play = Leave and let a bot play for me

## The end

you-win = You win!
you-share-the-win = You share the win with { $names }!
wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
closed-new-rules = The rules of this game have changed. Under the new rules this game would have gone differently, so it was closed without a winner. Everything that was played is in its record.
closed-over = The rules of this game have changed since this table was played, so its board cannot be shown any more. Everything that was played is in its record.
rematch = Play again
next-level = You have won twice at this level. Are you ready for the next one, { $level }?
next-level-play = Play at the next level
rematch-join = Go to the next game
rematch-ready = There is a new game, and your chair is reserved for you.
rematch-free = There is a new game. Your chair is still free, but anyone can take it: first come, first served.
rematch-gone = There is a new game, but someone else has taken your chair. You can watch.
rematch-seal = The seal of the draws if you play again:
results = See the results
review = Look at the board
luck = Luck of the draw
luck-text = Above the middle line, luck was better than average; below it, worse.
no-luck = The luck chart cannot be shown right now. Reload the page to try again.

## Checking the draws

verify-title = Check the draws
verify-text = Paste or drop the record of a game here. Once a game is over, every draw can be made again from the seed that was sealed before the first card, and compared. You can also watch the whole game on its board, move by move.
verify = Check
record = Record
open-file = Open a file
look-at-record = See it on the board
look-from = Seen from the chair of
verify-right = { $draws ->
    [one] The only draw is right.
   *[other] All { $draws } draws are right.
}
verify-wrong = { $count ->
    [one] One of { $draws } draws is not what the seed gives:
   *[other] { $count } of { $draws } draws are not what the seed gives:
}
verify-taken-back = { $count ->
    [one] One draw was taken back. It came again as it was, and whoever had seen it knew it.
   *[other] { $count } draws were taken back. They came again as they were, and whoever had seen them knew them.
}
verify-doubt = { $why ->
    [unsealed] In the first format of records nobody sealed a random text: whoever knew the seed may have chosen theirs to suit it.
   *[foreseen] Only one random text was used, and in this older format its seal was enough to work out the draws: the server may have chosen a seed that suits it.
}
verify-withheld = { $name } sealed a random text and did not show it. The draws were made without it.
verify-line = Line { $line } says “{ $recorded }”, the seed gives “{ $derived }”.

## About

about-title = About Grand Tour
about-text = Classic travel board games to play online. The rules are enforced, hidden cards stay hidden, and every draw can be checked.
about-fair = The draws are fair
about-fair-text = Before the first card is drawn, a table shows a seal: the fingerprint of a secret number. Every draw follows from that number, mixed with a random text from each player’s browser. When the game is over the number is revealed, and anyone can make all the draws again.
about-secrets = Hidden cards stay hidden
about-secrets-text = Your browser only ever receives what you are allowed to see. Bots see what a player in their chair would see, and nothing more.
about-privacy = What we store about you
about-privacy-text = One cookie, so that you can find your chair again, and the name you choose. Nothing is passed on to anyone else.
about-licences = Licences
about-licences-text = Grand Tour is free software under the MIT licence. Its fonts, its coastlines and some of its code are the work of others, who let everyone use them.
about-licences-all = All licences
keyboard = Keyboard
keyboard-text = A whole game can be played without a mouse.
keyboard-show = Show the keys
key-tab = go from one part to the next
key-arrows = move within a group, or along the map
key-numbers = choose the action with that number
key-undo = undo
key-log = show the log
key-help = show help for the current question
key-history = one step back or forward in the history
key-play = play the game again by itself, or pause, when looking back
key-skip = skip the playback
key-recap = read what happened since your last turn
key-next = show the next turn, when going step by step
key-pace = change the pace of the others’ turns
key-coach = next tip of the coach
key-escape = back to now, or close
key-keys = show these keys

## When something is wrong

trouble-unknown = Something went wrong. Please try again.
trouble-offline = The server does not answer. Check your connection and try again.
trouble-stale = The game has moved on in the meantime. Look again, then choose.
trouble-over = This game is already over.
trouble-not-over = This game is not over yet.
trouble-not-running = The game has not begun yet: a chair is still free.
trouble-begun = The game has already begun.
trouble-not-your-turn = It is not your turn yet.
trouble-not-offered = That is not possible now.
trouble-no-undo = There is nothing to take back.
trouble-before-a-bot = That was before a bot took over from somebody, and they cannot be asked.
trouble-no-plea = The request to take a move back is no longer open.
trouble-already-asked = Someone is already asking to take a move back. Answer that first.
trouble-bad-name = Choose a name of 1 to 24 letters, digits or other characters.
trouble-seat-taken = Someone else has just taken that chair.
trouble-already-seated = You are already sitting at this table.
trouble-not-your-seat = This chair is not yours.
trouble-no-seat = There is no such chair at this table.
trouble-bot-plays = A bot is playing for you. Take your chair back first.
trouble-not-away = This player is here, or has only just left. Wait a little.
trouble-worn-out = Too many moves were taken back or chairs handed over at this table: no bot can take over now.
trouble-bad-seats = Check the chairs: the number of players must suit this game, and at least one of them must be a person.
trouble-bad-setting = One of these choices does not exist, or is too large or too small. Change it and try again.
trouble-bad-level = There is no such bot for this game. Choose another.
trouble-no-lesson = This game has no lesson yet.
trouble-bad-game = This server does not have that game.
trouble-bad-entropy = The random text from your browser could not be used. Reload the page.
trouble-not-yet = Not yet: not everyone is seated.
trouble-too-soon = The others may still be opening this page. Try again in a few seconds.
trouble-bad-record = This is not a record that can be read.
trouble-unknown-table = This table no longer exists.
trouble-unknown-version = That moment of the game does not exist.
trouble-unknown-thing = There is no such thing in this game.
trouble-unknown-address = There is nothing at this address.
trouble-wrong-method = The page and the server are out of step. Reload the page.
trouble-malformed = The page and the server are out of step. Reload the page.
trouble-not-for-you = This is only for whoever runs the server.
trouble-foreign-origin = This request came from another site, so nothing was done.
trouble-who-are-you = The server does not know you yet. Allow cookies for this site, then reload the page.
trouble-old-rules = This table was played under older rules and cannot be continued.
trouble-too-fast = That was a little too fast. Wait a moment, then try again.
trouble-too-large = That is too long. Make it shorter and try again.
trouble-too-many-tables = You have too many open tables. Finish one of them first.
trouble-storage = The server cannot save anything right now. Nothing has changed; try again in a moment.
trouble-uncertain = The server has lost its storage and does not know whether this was saved. Look again in a moment.
trouble-too-busy = The server is very busy just now. Try again in a moment.
trouble-wrong-host = This server does not answer to this address. Use the one you were given.
trouble-fault = Something went wrong on the server. Look again before you go on.

## Terminal

terminal-undo = undo
terminal-log = log
terminal-help = help
terminal-why = why
terminal-record = record
terminal-draws = draws
terminal-quit = quit
terminal-commands = Type the number of an action, or one of: { $commands }.
terminal-usage =
    undo         take back the last action
    log          show everything that has happened
    help         show this list, and the rules for the current question
    why THING    say why you cannot use a thing, called by its name
    record FILE  write the game to a file
    draws        show what seals the draws and, when the game is over, their seed
    quit         leave the game
    You can also type an action as it is written in a record.
terminal-person = Player { $number }
terminal-bot = Bot { $letter }
terminal-commitment = The draws of this game are sealed by { $commitment }.
terminal-seed = The seed was { $seed }; with the record anyone can verify every draw.
terminal-hand-over = { $player }, take the keyboard and press Enter.
terminal-earlier = … { $count } earlier lines; “{ $log }” shows them all.
terminal-malformed = “{ $said }” is neither a number from 1 to { $count } nor an act nor a command; “help” says more.
terminal-agreed = Others have seen this. Do all agree to take it back? (yes/no)
terminal-which-thing = Which thing? Type “why” and its name: a place, a card or a player.
terminal-no-thing = Nothing here is called “{ $thing }”.
terminal-no-file = Which file? For instance: record game.txt
terminal-written = Written to { $file }.
terminal-not-written = { $file } cannot be written: { $why }.
terminal-place = { $place }. { $player }
terminal-after = “record FILE” saves the game, Enter leaves.
terminal-bye = Goodbye.
terminal-option = { $name }: { $value }

## Maps

sea-pacific = Pacific Ocean
sea-indian = Indian Ocean
sea-atlantic = Atlantic Ocean
sea-southern = Southern Ocean
map-view = Map view
map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-action = Show where you can act

## Lessons and tips

coach = Coach
coach-next = Next
coach-done = Got it
coach-know = I know
coach-leave = No more tips
tips-off = No more tips. You can bring the coach back in the settings.
lesson = lesson
lesson-title = A lesson
lesson-text = The first cards and dice of this game were chosen to teach it. Once you go your own way, chance draws as in any other game. A lesson cannot be verified.
lesson-own-way = You are on your own way now – well done! From here on everything is drawn and played for real.
