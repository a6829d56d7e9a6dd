// What a view tells, family by family, as the games describe it: ids and numbers.

import type { Tally } from "./tallies";

export interface Plate {
  laid: Tally;
  kept: Tally;
  die?: number;
}

export interface Hand {
  cards: Tally;
  unknown: number;
}

export interface SushiGoView {
  number: number;
  phase: string;
  round: number;
  turn: number;
  points: number[];
  plates: Plate[];
  unseen: Tally;
  passing?: "left" | "right";
  hands?: Hand[];
  active?: number;
  spots?: Record<string, string>;
  controller?: number;
  squishy?: number | null;
  boat?: number | null;
}

export interface Tokens {
  pudding: number;
  menu: number;
  chopsticks: number;
}

export interface SushiRollView {
  phase: string;
  round: number;
  rounds: number;
  red: number | null;
  actor: number | null;
  belts: Tally[];
  loose: Tally[];
  trays: Tally[][];
  tokens: Tokens[];
  supply: Tokens;
  bag: Tally;
  marked: Tally;
  given: string | null;
  points: number[];
}

export type Tile = "sushi" | "bones";

export interface SushizockView {
  phase: string;
  seat: number | null;
  roll: number;
  rolls: number;
  owed: number;
  rolled: Tally;
  aside: Tally;
  offers: Record<Tile, number | null>;
  rows: Record<Tile, string[]>;
  stacks: Record<Tile, (string | null)[]>[];
}

export type GameView = SushiGoView | SushiRollView | SushizockView;
