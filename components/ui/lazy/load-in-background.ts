/**
 * Loads code that the visitor does not need yet. Without a connection it waits until there is one again, so that
 * it settles late rather than fails.
 */
export async function loadInBackground<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    }
  }
}
