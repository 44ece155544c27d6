import { CLIENT_ENV } from "@/lib/config/env.client";

const IV_BYTES = 16;

let key: Promise<CryptoKey> | undefined;

/** AES-256 key = SHA-256 of the UTF-8 secret; imported once per process. */
async function importKey(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return crypto.subtle.importKey("raw", digest, "AES-CBC", false, ["encrypt"]);
}

/**
 * `base64(iv):base64(ciphertext)` of a text, AES-256-CBC with PKCS#7 and a fresh IV.
 * Part of the published API, and an encoding rather than protection: the secret ships to every browser.
 */
export async function sealText(text: string): Promise<string> {
  key ??= importKey(CLIENT_ENV.envelopeSecret);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-CBC", iv },
    await key,
    new TextEncoder().encode(text),
  );
  return `${Buffer.from(iv).toString("base64")}:${Buffer.from(sealed).toString("base64")}`;
}
