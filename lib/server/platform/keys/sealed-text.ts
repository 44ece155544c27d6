import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { acceptedKeys, derivedKey } from "@/lib/server/platform/keys/derived-keys";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and signs a text (AES-256-GCM, base64url) with a key of this purpose alone: for what lies in the database
 * or in a browser and may be read by us only.
 */
export function sealText(purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey("seal", purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The sealed text; null when it is forged or was sealed for another purpose. */
export function openSealedText(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  for (const key of acceptedKeys("seal", purpose)) {
    const text = decrypt(bytes, key);
    if (text !== null) return text;
  }
  return null;
}

/** Null when it was not sealed with this key. */
function decrypt(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const parts = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))];
  try {
    return Buffer.concat([...parts, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
