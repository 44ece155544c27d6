import * as v from "valibot";
import { CLIENT_ENV } from "@/lib/config/env.client";
import { envelope } from "@/lib/contracts/envelope";

/** Why an answer could not be read; the two sentences are the specification's (§ 5), word for word. */
export class EnvelopeError extends Error {
  override name = "EnvelopeError";
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

async function decrypt(iv: Uint8Array<ArrayBuffer>, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Outside secure contexts (a phone on the local network) browsers have no WebCrypto.
  if (!globalThis.crypto?.subtle) {
    const { decryptWithoutWebCrypto } = await import("@/lib/client/decrypt-without-web-crypto");
    return decryptWithoutWebCrypto(CLIENT_ENV.envelopeSecret, iv, sealed);
  }
  const secret = new TextEncoder().encode(CLIENT_ENV.envelopeSecret);
  const digest = await crypto.subtle.digest("SHA-256", secret);
  const key = await crypto.subtle.importKey("raw", digest, "AES-CBC", false, ["decrypt"]);
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-CBC", iv }, key, sealed));
}

/** The JSON text inside `{"data":"<base64 iv>:<base64 ciphertext>"}`. Throws an EnvelopeError when there is none. */
export async function decryptEnvelope(content: unknown): Promise<string> {
  const parsed = v.safeParse(envelope, content);
  const [iv, sealed] = parsed.success ? parsed.output.data.split(":") : [];
  if (!iv || !sealed) {
    throw new EnvelopeError("Invalid response format. IV or encrypted data is missing.");
  }
  const clear = await decrypt(bytesOf(iv), bytesOf(sealed)).catch(() => new Uint8Array());
  if (clear.length === 0) throw new EnvelopeError("Decryption failed. The decrypted data is empty.");
  return new TextDecoder().decode(clear);
}
