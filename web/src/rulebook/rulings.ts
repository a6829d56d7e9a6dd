// Questions that the rulebooks leave open.

export interface Ruling {
  key: string;
  id?: string; // as docs/rules lists it
  sure?: string; // how sure the answer is, where it is not our own decision
}

/** A ruling that docs/rules has an id for. */
export const named = (id: string): Ruling => ({
  key: `rules-ruling-${id}`,
  id: id.toUpperCase(),
});

/** A ruling without one. */
export const unnamed = (key: string): Ruling => ({ key });
