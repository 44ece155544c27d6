import { accept, type Outcome, refuse } from "./outcome";

/** The next status for each status, by event; other transitions are refused. */
export type TransitionTable<S extends string, E extends string> = Record<S, Partial<Record<E, S>>>;

/** The status after the event. Refuses every pair that the table does not name. */
export function nextInTable<S extends string, E extends string>(
  table: TransitionTable<S, E>,
  from: S,
  event: E,
): Outcome<S, "transition_not_allowed"> {
  const to = Object.hasOwn(table[from], event) ? table[from][event] : undefined;
  return to ? accept(to) : refuse("transition_not_allowed", { from, event });
}
