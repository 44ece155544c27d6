/** A new key for one intention of the customer; repeating the call with it has no second effect. */
export function idempotencyKey(): string {
  // `randomUUID` is missing outside secure contexts (a phone on the local network).
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
