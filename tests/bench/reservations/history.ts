/** What customers did and were told, in no order: the witness against which the database is checked. */
export interface History {
  /** Attempts started; each ends with an answer that is not the server's trouble. */
  attempts: number;
  answers: Map<string, number>;
  /** Milliseconds of every single answered request. */
  times: number[];
  reserved: Map<string, Acknowledged>;
}

/** A reservation that the server promised. */
export interface Acknowledged {
  boatId: number;
  startsAt: string;
  key: string;
  paid: boolean;
  cancelled: boolean;
}

export function newHistory(): History {
  return { attempts: 0, answers: new Map(), times: [], reserved: new Map() };
}

/** Counts an answer by what was asked and what came. */
export function note(history: History, what: string): void {
  history.answers.set(what, (history.answers.get(what) ?? 0) + 1);
}
