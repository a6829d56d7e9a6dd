// Questions that the rulebooks leave open: which edition meets which.

export interface Ruling {
  key: string;
  id?: string; // as docs/rules lists it
  sure?: string; // how sure the answer is, where it is not our own decision
}

const named = (id: string): Ruling => ({ key: `rules-ruling-${id}`, id: id.toUpperCase() });
const unnamed = (key: string): Ruling => ({ key });

const RULINGS: Record<string, Ruling[]> = {
  "sushi-go/zoch-2014": [
    ...["zg-1", "zg-3", "zg-6", "sa-4"].map(named),
    unnamed("rules-ruling-last-nigiri"),
  ],
  "sushi-go/anniversary": [
    ...["sa-2", "sa-3", "sa-4", "sa-11", "sa-21", "sa-24", "sa-25", "sa-26", "sa-30"].map(named),
    unnamed("rules-ruling-last-nigiri"),
    unnamed("rules-ruling-strawberry-symbols"),
    unnamed("rules-ruling-squishy-often"),
    unnamed("rules-ruling-battle-second"),
  ],
  "sushi-go/original-2013": [
    ...["sa-2", "sa-3", "sa-4"].map(named),
    unnamed("rules-ruling-last-nigiri"),
  ],
  "sushi-roll/2019": [
    ...["sr-1", "sr-6"].map(named),
    unnamed("rules-ruling-red-start"),
    unnamed("rules-ruling-menu-dice"),
    { key: "rules-ruling-maki-none", sure: "one" },
    unnamed("rules-ruling-puddings-equal"),
  ],
  "sushizock/2008": [
    ...["sz-9", "sz-15", "sz-16"].map(named),
    unnamed("rules-ruling-starter"),
    unnamed("rules-ruling-matching"),
    unnamed("rules-ruling-worst-bone"),
    unnamed("rules-ruling-both-rows"),
  ],
};

/** The rulings that an edition needs. */
export function rulingsOf(edition: string): Ruling[] {
  return RULINGS[edition] ?? [];
}
