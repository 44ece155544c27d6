let isDryRun = false;

/**
 * Runs `work` so that every transaction of this process does all it has to and is then rolled back. For the
 * command line's `--dry-run` only: a process that serves people must never call it.
 */
export async function dryRun<T>(work: () => Promise<T>): Promise<T> {
  isDryRun = true;
  try {
    return await work();
  } finally {
    isDryRun = false;
  }
}

/** How a transaction ends whose work is done. */
export function endOfTransaction(): "commit" | "rollback" {
  return isDryRun ? "rollback" : "commit";
}
