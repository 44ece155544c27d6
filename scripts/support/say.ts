/** One line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says how a command is meant; the exit code of a command that was called wrong. */
export function explain(usage: string): number {
  say(usage);
  return 2;
}
