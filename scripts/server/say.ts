import type { Outcome } from "@/lib/domain/shared/outcome";

/** One line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says how a command is meant; the exit code of a command that was called wrong. */
export function explain(usage: string): number {
  say(usage);
  return 2;
}

/** Prints the result or the refusal; returns the exit code. */
export function report(outcome: Outcome<unknown>, done: string): number {
  const details = !outcome.ok && outcome.details ? ` ${JSON.stringify(outcome.details)}` : "";
  say(outcome.ok ? done : `Refused: ${outcome.code}${details}.`);
  return outcome.ok ? 0 : 1;
}
