/** The longest body in bytes: more than any form of the site or call of a payment provider needs. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The bytes of a request's body; null as soon as there are more than `max`. */
export async function readLimitedBody(
  body: AsyncIterable<Uint8Array> | null,
  max = MAX_BODY_BYTES,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > max) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
