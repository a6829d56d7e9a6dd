// Written by `python -m sushibelt.server.types`; a test compares it with the wire.

/** Says who is there, first of all; everything else is refused before it. `seen` is the `turn.number` of the last table message of the match `match` that was received. */
export interface Hello {
  type: "hello";
  id: string;
  secret: string;
  host?: string;
  match?: string;
  seen?: number;
}

/** Chooses in turn `n`; several actions are consecutive choices that no chance comes between. */
export interface Pick {
  type: "pick";
  id: string;
  n: number;
  actions: Array<string>;
  match?: string;
}

/** Takes back your choice of turn `n` while others are still choosing. */
export interface Undo {
  type: "undo";
  id: string;
  n: number;
  match?: string;
}

/** Promises your random share: the SHA-256 of 32 random bytes, in hexadecimal digits. */
export interface Mingle {
  type: "mingle";
  id: string;
  hash: string;
}

/** Opens the promised share: the 32 bytes, in hexadecimal digits. `terms` is the SHA-256 of the terms that the page was told and keeps. A share is not taken for other ones. */
export interface Open {
  type: "open";
  id: string;
  entropy: string;
  terms?: string | null;
}

/** Takes a seat, or changes it; `null` takes any that is free. */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}

/** Gives up your seat before the start. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Says that you're ready for the start, or with `on` false that you aren't any more. It's forgotten when you stand up and when the host changes what is played. */
export interface Ready {
  type: "ready";
  id: string;
  on?: boolean;
}

/** Changes your name before the start. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Puts a bot on a seat (host), or with `null` leaves it to a person. */
export interface Bots {
  type: "bots";
  id: string;
  seat: number;
  level?: string | null;
}

/** Changes what will be played (host); what is left out stays. */
export interface Setup {
  type: "setup";
  id: string;
  game?: string | null;
  seats?: number | null;
  timer?: "brisk" | "none" | "relaxed" | null;
  memory?: "open" | "usual" | null;
}

/** Begins the match (host); empty seats are played by bots. */
export interface Start {
  type: "start";
  id: string;
}

/** Wants to play again, which begins, with rotated seats, when everyone here wants to. With `now` (host) it begins without those who don't; `lobby` stops before the start at once, to change things. */
export interface Rematch {
  type: "rematch";
  id: string;
  lobby?: boolean;
  now?: boolean;
}

/** Says one of the preset phrases. */
export interface Say {
  type: "say";
  id: string;
  phrase: "phrase-bye" | "phrase-good-luck" | "phrase-hello" | "phrase-hurry" | "phrase-mine" | "phrase-oh-no" | "phrase-one-more" | "phrase-sorry" | "phrase-thanks" | "phrase-thinking" | "phrase-well-played" | "phrase-yum";
}

/** Lets a bot play your seat at once. */
export interface Away {
  type: "away";
  id: string;
}

/** Takes your seat back from its bot. */
export interface Back {
  type: "back";
  id: string;
}

/** Asks everyone for a moment, such as to read the bill: no clock runs and no bot plays on. It ends with `on` false, with your choice, with the page, or after three minutes. Everyone has three of them in each round. */
export interface Hold {
  type: "hold";
  id: string;
  on?: boolean;
}

/** Leaves the table for good: your secret opens nothing any more, and a bot plays on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Removes someone for good, by name (host, while no match is on); the code changes. */
export interface Kick {
  type: "kick";
  id: string;
  name: string;
}

/** Gives the table a new code, which ends links to watch with, or closes it (host). While it is closed only the host may bring somebody new. */
export interface Invite {
  type: "invite";
  id: string;
  open?: boolean;
}

/** Ends the match without a result (host). */
export interface Abandon {
  type: "abandon";
  id: string;
}

/** Asks whether the server is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The message of this id had its effect, and the effect is on the disk. */
export interface Ack {
  type: "ack";
  id: string;
}

/** The message of this id had no effect; `refusal-<reason>` of the catalogue says why. `id` is null if the message could not even be read. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  facts: Record<string, unknown>;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** Everything a page shows, always complete: it replaces whatever was known before. */
export interface TableMessage {
  type: "table";
  version: number;
  table: string;
  code: string | null;
  match: string;
  previous: string | null;
  game: string;
  stage: "abandoned" | "finished" | "lobby" | "opening" | "playing";
  timer: "brisk" | "none" | "relaxed";
  memory: "open" | "usual";
  seats: Array<SeatView>;
  waiting: Array<string>;
  watchers: number;
  you: number | null;
  role: "host" | "seat" | "waiting" | "watch";
  host: boolean;
  host_ms: number | null;
  deadline_ms: number | null;
  opening_ms: number | null;
  turn: TurnView | null;
  view: GameView | null;
  legal: Array<string>;
  picked: Array<string>;
  events: Array<EventView>;
  sheet: Array<PlateSheet>;
  result: ResultView | null;
  fair: FairView;
  phrases: Array<PhraseView>;
}

/** One seat: who plays it, and whether its choice is in. */
export interface SeatView {
  seat: number;
  name: string;
  who: "bot" | "empty" | "person";
  level: string | null;
  present: boolean;
  ready: boolean;
  grace_ms: number | null;
  stands_in: boolean;
  owes: boolean;
  chosen: boolean;
  holds: boolean;
  mark: number;
  wins: number;
  again: boolean;
}

/** Whose choice is awaited. */
export interface TurnView {
  number: number;
  phase: string;
  actors: Array<number>;
}

/** Something that happened; `n` is the number of the move it belongs to. */
export interface EventView {
  n: number;
  kind: string;
  seat: number | null;
  data: Record<string, unknown>;
}

/** All that a seat (or the puppet, after the seats) has scored. */
export interface PlateSheet {
  rounds: Array<PartView>;
  end: PartView;
  total: number;
}

/** A round of a sheet, or the end. */
export interface PartView {
  lines: Array<LineView>;
  total: number;
}

/** Points of a line, and why: a reason of the catalogue and its numbers. */
export interface LineView {
  line: string;
  points: number;
  reason: string;
  numbers: Record<string, number>;
}

/** How the match ended. */
export interface ResultView {
  points: Array<number>;
  tie_break: Array<number>;
  places: Array<number>;
  winners: Array<number>;
}

/** What the deal was promised to depend on; `secret` is opened when the match is over. */
export interface FairView {
  commitment: string;
  shares: Array<Share>;
  opens: boolean;
  terms: string | null;
  secret: string | null;
}

/** A seat's random share: promised, and opened at the start. */
export interface Share {
  hash: string | null;
  entropy: string | null;
}

/** A phrase someone said; `serial` counts up, so that none is shown twice. */
export interface PhraseView {
  serial: number;
  seat: number | null;
  name: string;
  phrase: string;
}

/** Says which phone is there, first of all; `phone` is a random id that it keeps. */
export interface PadHello {
  type: "hello";
  id: string;
  secret: string;
  phone: string;
  plate?: number | null;
}

/** Writes cells, all or none; what stood there before is gone, everything else stays. */
export interface PadWrite {
  type: "write";
  id: string;
  cells: Array<Cell>;
}

/** One place of a pad, named by the way to it, and what is written there. */
export interface Cell {
  at: string;
  value: number | string | Array<number>;
}

/** Says whose plate is entered on this phone; null is nobody's or everybody's. */
export interface PadClaim {
  type: "claim";
  id: string;
  plate?: number | null;
}

/** The whole pad, always complete: it replaces whatever the phone knew before. */
export interface PadMessage {
  type: "pad";
  version: number;
  pad: string;
  code: string;
  document: Record<string, unknown>;
  phones: Array<number | null>;
}

/** What somebody sees or recalls of a table of Sushi Go!. */
export interface SushiGoView {
  active?: number;
  boat?: number | null;
  controller?: number;
  earlier: Array<Array<Record<string, number>>>;
  hands?: Array<HandView>;
  number: number;
  passing?: "left" | "right";
  phase: string;
  plates: Array<PlateView>;
  points: Array<number>;
  round: number;
  rounds: number;
  spots?: Record<string, string>;
  squishy?: number | null;
  turn: number;
  unseen: Record<string, number>;
}

/** What is known of the hand that a seat holds, and how many of its cards are not. */
export interface HandView {
  cards: Record<string, number>;
  unknown: number;
}

/** What lies in front of a seat: this round's cards, and desserts of earlier rounds. */
export interface PlateView {
  die?: number;
  kept: Record<string, number>;
  laid: Record<string, number>;
}

/** What anybody sees of a table of Sushi Roll. */
export interface SushiRollView {
  actor: number | null;
  bag: Record<string, number>;
  belts: Array<Record<string, number>>;
  given: string | null;
  loose: Array<Record<string, number>>;
  marked: Record<string, number>;
  phase: string;
  points: Array<number>;
  red: number | null;
  round: number;
  rounds: number;
  supply: TokensView;
  tokens: Array<TokensView>;
  trays: Array<Array<Record<string, number>>>;
}

/** How many tokens of each kind somebody holds, or the supply. */
export interface TokensView {
  chopsticks: number;
  menu: number;
  pudding: number;
}

/** What somebody sees or recalls of a table of Sushizock. */
export interface SushizockView {
  aside: Record<string, number>;
  offers: OffersView;
  owed: number;
  phase: string;
  roll: number;
  rolled: Record<string, number>;
  rolls: number;
  rows: RowsView;
  seat: number | null;
  stacks: Array<StacksView>;
}

/** The tile of each row (1 = leftmost) to which the dice on the table point, if to any. */
export interface OffersView {
  bones: number | null;
  sushi: number | null;
}

/** The tiles of both rows, from left to right. */
export interface RowsView {
  bones: Array<string>;
  sushi: Array<string>;
}

/** The tiles of a seat's two stacks, from bottom to top; None for one that is not known. */
export interface StacksView {
  bones: Array<string | null>;
  sushi: Array<string | null>;
}

/** Asks for a table; `bots` has a level or null for each seat, yours is the first null. Whoever knows the id of a request can get its answer once more: it is random and kept secret. */
export interface NewTable {
  id: string;
  game: string;
  seats: number;
  name: string;
  bots?: Array<string | null>;
  timer?: "brisk" | "none" | "relaxed";
  memory?: "open" | "usual";
}

/** A table and its links: `/t/<table>#<secret>`. */
export interface TableMade {
  table: string;
  code: string;
  seat: number;
  secret: string;
  host: string;
  watch: string;
}

/** What somebody with a code may know before joining. */
export interface CodeView {
  table: string;
  game: string;
  stage: "abandoned" | "finished" | "lobby" | "opening" | "playing";
  timer: "brisk" | "none" | "relaxed";
  memory: "open" | "usual";
  seats: Array<SeatView>;
}

/** Asks for a seat, with the code or with a secret of the table in `Authorization`. */
export interface NewSeat {
  id: string;
  name: string;
  code?: string;
  seat?: number | null;
}

/** A seat and its secret; seat null: from the rematch on. */
export interface SeatTaken {
  seat: number | null;
  secret: string;
}

/** Asks to watch, with the code. */
export interface NewWatcher {
  id: string;
  code: string;
}

/** A secret to watch with. */
export interface WatchGiven {
  secret: string;
}

/** A finished match, move by move; `eyes` is a seat, or null for everything open. */
export interface Replay {
  match: string;
  game: string;
  names: Array<string>;
  marks: Array<number>;
  eyes: number | null;
  frames: Array<Frame>;
  result: ResultView | null;
}

/** The match after one of its moves. */
export interface Frame {
  n: number;
  turn: TurnView;
  view: GameView;
  events: Array<EventView>;
  sheet: Array<PlateSheet>;
  choices: Record<string, string>;
  by: Record<string, string>;
}

/** All that is needed to check a finished match without trusting the server. */
export interface FairMatch {
  match: string;
  game: string;
  rules: number;
  book: string;
  numbers: Array<number>;
  seats: number;
  names: Array<string>;
  commitment: string;
  secret: string;
  shares: Array<Share>;
  header: string;
  key: string;
  moves: Array<MoveView>;
  result: ResultView | null;
}

/** One move in the rules' own integers: choices by seat, or what chance drew. */
export interface MoveView {
  choices: Record<string, number> | null;
  outcome: Array<number> | null;
}

/** All that a table can be set up with. */
export interface Choices {
  games: Array<GameEntry>;
  levels: Array<string>;
  timers: Array<TimerEntry>;
  memories: Array<"open" | "usual">;
  phrases: Array<string>;
}

/** One id that can be played. */
export interface GameEntry {
  id: string;
  family: string;
  edition: string;
  options: Array<string>;
  seats: Array<number>;
  chosen: Record<string, string | null>;
  source: string;
  rules: number;
}

/** A timer and its seconds for each choice; null is no limit. */
export interface TimerEntry {
  id: "brisk" | "none" | "relaxed";
  seconds: number | null;
}

/** Asks what came of a learner's choices: their names, from the first. */
export interface LessonSoFar {
  name: string;
  choices?: Array<string>;
}

/** A lesson: the table after each move since the last choice, and what the coach says now. Its deal is prepared and always the same; `seed` is all that its chance comes from. */
export interface LessonView {
  seed: string;
  over: boolean;
  says: Array<MomentView>;
  steps: Array<TableMessage>;
}

/** Something the coach says, `learn-<id>`; `hint` is a legal action, `marks` what it needs. */
export interface MomentView {
  id: string;
  numbers: Record<string, number>;
  hint: string | null;
  marks: Array<string>;
  what: string | null;
  who: number | null;
}

/** Where others find this server, and whether that is this machine only. */
export interface AddressView {
  address: string;
  alone: boolean;
}

/** For how many days things are kept, and whom to ask about it; no contact is empty. */
export interface Keeping {
  idle_days: number;
  keep_days: number;
  contact: string;
}

/** The body of every refused request. */
export interface Problem {
  reason: string;
  facts: Record<string, unknown>;
}

/** The server is there, and can write. */
export interface Health {
  ok: boolean;
  version: string;
}

/** Asks to share a pad as it stands. The id is random and kept secret, as for a table. */
export interface NewPad {
  id: string;
  document: Record<string, unknown>;
}

/** Asks to join a shared pad, with its code. */
export interface NewPhone {
  id: string;
  code: string;
}

/** What somebody with the code of a shared pad may know before joining. */
export interface PadCode {
  pad: string;
  game: string;
  names: Array<string>;
}

/** The way to a shared pad: `/score#with=<pad>.<secret>`. */
export interface PadGiven {
  pad: string;
  code: string;
  secret: string;
}

export type ClientMessage = Hello | Pick | Undo | Mingle | Open | Sit | Stand | Ready | Rename | Bots | Setup | Start | Rematch | Say | Away | Back | Hold | Leave | Kick | Invite | Abandon | Ping;

export type ServerMessage = Ack | Refused | Pong | TableMessage;

export type PadClientMessage = PadHello | PadWrite | PadClaim | Ping;

export type PadServerMessage = Ack | Refused | Pong | PadMessage;

export type GameView = SushiGoView | SushiRollView | SushizockView;

export const PHRASES = ["phrase-hello", "phrase-good-luck", "phrase-well-played", "phrase-thanks", "phrase-oh-no", "phrase-yum", "phrase-mine", "phrase-thinking", "phrase-hurry", "phrase-one-more", "phrase-sorry", "phrase-bye"] as const;
