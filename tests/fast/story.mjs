// Tells random games as stories.py does: node story.mjs MODULE < orders > pages, all as JSON lines.
// An order is {family, book, seats, number} for a game or {…, nonsense} for typed-in numbers.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const game = await import(pathToFileURL(process.argv[2]).href);
const { contract: rules, chance, ranking, waiting, blank, pack, unpack, state } = game;
const zeros = (n) => new Array(n).fill(0);

const bills = {
  "sushi-go": {
    score(t, book) {
      const bill = blank("Bill");
      for (let part = 0; part < book.rounds; part++) {
        game.scoring.score_round(t.plates[part], t.taken[part], book, bill, part);
      }
      game.scoring.score_end(t.plates, t.dice, book, bill);
      return bill;
    },
    check(t, book) {
      const faults = blank("Faults");
      game.limits.check(t.plates, t.taken, t.dice, book.rounds, book, faults);
      return pack("Faults", faults);
    },
  },
  "sushi-roll": {
    score(t, book) {
      const bill = blank("Bill");
      game.scoring.score_rounds(t.trays, state.ROUNDS, book, bill);
      game.scoring.score_end(t.tokens, book, bill, state.END);
      return bill;
    },
    check(t, book) {
      const faults = blank("Faults");
      game.limits.check_rounds(t.trays, state.ROUNDS, book, faults);
      game.limits.check_tokens(t.trays, state.ROUNDS, t.tokens, book, faults);
      return pack("Faults", faults);
    },
  },
  sushizock: {
    score(t, _book, seats) {
      const bill = blank("Bill");
      game.scoring.score(t.stacks, t.heights, seats, bill);
      return bill;
    },
    check(t, book, seats) {
      const faults = blank("Faults");
      game.limits.check(t.stacks, t.heights, seats, book, faults);
      return pack("Faults", faults);
    },
  },
};

function choices(t, book, work, seats) {
  const told = [];
  const awaited = rules.waiting(t, book);
  for (let seat = 0; seat < seats; seat++) {
    if (awaited === waiting.SEATS && rules.owes(t, book, seat)) {
      const n = rules.legal(t, book, seat, work.legal);
      told.push(work.legal.slice(0, n));
    }
  }
  if (awaited === waiting.NATURE) {
    const n = rules.odds(t, book, work.odds);
    told.push(work.odds.slice(0, n));
  }
  return told;
}

function places(t, book, seats) {
  const keys = zeros(seats).map(() => zeros(ranking.KEYS));
  const ranks = zeros(seats);
  rules.keys(t, book, keys);
  ranking.rank(keys, seats, ranks);
  return [keys, ranks];
}

function views(t, book, seats, dreams) {
  const seat = (t.number % (seats + 1)) - 1;
  const rows = [0, 1].map((memory) => {
    const view = blank("Table");
    rules.hide(t, book, seat, memory, view);
    return view;
  });
  const told = rows.map((view) => pack("Table", view));
  rules.imagine(rows[1], book, dreams);
  return [...told, pack("Table", rows[1])];
}

function move(t, book, work, seats, rng, awaited) {
  work.noted = 0;
  if (awaited === waiting.NATURE) {
    rules.chance(t, book, rng, work);
    return;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (rules.owes(t, book, seat)) {
      const n = rules.legal(t, book, seat, work.legal);
      work.choice[seat] = work.legal[chance.below(rng, n)];
    }
  }
  rules.step(t, book, work);
}

function* story({ family, book: numbers, seats, number }) {
  const book = unpack("Book", numbers);
  const [t, work, rng, dreams] = [blank("Table"), blank("Work"), zeros(4), zeros(4)];
  chance.seed(rng, 20, 14, number);
  chance.seed(dreams, 20, 19, number);
  rules.start(t, book);
  for (;;) {
    const awaited = rules.waiting(t, book);
    const page = [pack("Table", t), work.log.slice(0, work.noted), awaited];
    page.push(choices(t, book, work, seats), places(t, book, seats));
    page.push(...views(t, book, seats, dreams));
    const bill = bills[family].score(t, book, seats);
    page.push([bill.points, bill.why], rng);
    yield page;
    if (awaited === waiting.NOBODY) {
      yield bills[family].check(t, book, seats);
      return;
    }
    move(t, book, work, seats, rng, awaited);
  }
}

// JSON has no negative zero and no NaN; a state that holds one must not look like one that does not.
const honest = (_key, value) =>
  typeof value === "number" && (Object.is(value, -0) || !Number.isSafeInteger(value))
    ? `${Object.is(value, -0) ? "-0" : value}`
    : value;

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  const told = order.nonsense
    ? [bills[order.family].check(unpack("Table", order.nonsense), unpack("Book", order.book), order.seats)]
    : story(order);
  for (const page of told) {
    if (!process.stdout.write(`${JSON.stringify(page, honest)}\n`)) {
      await new Promise((resolve) => process.stdout.once("drain", resolve));
    }
  }
}
