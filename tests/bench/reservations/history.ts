/** What customers did and which responses they got, in no order: the record against which the database is checked. */
export interface History {
  /** Attempts started; each ends with a response that is no server failure. */
  attempts: number;
  answers: Map<string, number>;
  /** Milliseconds of every request with a response. */
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

/** Counts a response by request and outcome. */
export function note(history: History, what: string): void {
  history.answers.set(what, (history.answers.get(what) ?? 0) + 1);
}
