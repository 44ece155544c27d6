const GATEWAY_TIMEOUT_MS = 15_000;

/** Rejects when the provider has not responded after 15 s: some clients have no limit of their own. */
export async function raceWithTimeout<T>(response: Promise<T>, limitMs = GATEWAY_TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The payment provider did not respond in ${limitMs} ms`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}
