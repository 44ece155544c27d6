import { envelopeError } from "@/lib/client/api/transport/envelope/envelope-error";
import { CLIENT_ENV } from "@/lib/config/env.client";

const IV_BYTES = 16;

let key: Promise<CryptoKey> | undefined;

async function importKey(): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(CLIENT_ENV.envelopeSecret));
  return crypto.subtle.importKey("raw", digest, "AES-CBC", false, ["decrypt"]);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

async function decrypt(iv: Uint8Array<ArrayBuffer>, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Outside secure contexts (a phone on the LAN) browsers hide WebCrypto.
  if (!globalThis.crypto?.subtle) {
    const { decryptWithoutWebCrypto } = await import(
      "@/lib/client/api/transport/envelope/decrypt-without-web-crypto"
    );
    return decryptWithoutWebCrypto(CLIENT_ENV.envelopeSecret, iv, sealed);
  }
  key ??= importKey();
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-CBC", iv }, await key, sealed));
}

/**
 * The text inside `base64(iv):base64(ciphertext)`. Rejects with one sentence when a part is missing or
 * is no such part, with another when nothing comes out, be it an empty text or a wrong key.
 */
export async function decryptEnvelope(value: unknown): Promise<string> {
  const [ivText, sealedText, ...rest] = typeof value === "string" ? value.split(":") : [];
  const iv = ivText ? bytesOf(ivText) : null;
  const sealed = sealedText ? bytesOf(sealedText) : null;
  if (iv?.length !== IV_BYTES || !sealed?.length || rest.length > 0)
    throw await envelopeError("envelope_incomplete");
  const text = await decrypt(iv, sealed).then(
    (bytes) => new TextDecoder().decode(bytes),
    () => "",
  );
  if (text === "") throw await envelopeError("envelope_empty");
  return text;
}
