/** More than any form of ours or any call of a payment provider has. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The bytes of a request's body; null as soon as there are more than MAX_BODY_BYTES. */
export async function readLimitedBody(body: AsyncIterable<Uint8Array> | null): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
