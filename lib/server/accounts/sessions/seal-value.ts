import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import * as v from "valibot";
import { appSecret } from "@/lib/config/app-secret";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sealedContent = v.object({ until: v.number(), value: v.unknown() });

function keyFor(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", appSecret(), "", `sealed ${purpose}`, 32));
}

/** Encrypts and signs a value that a browser keeps for us; it can be opened for this purpose only, until it expires. */
export function sealValue(purpose: string, value: unknown, until: Date): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv);
  const text = JSON.stringify({ until: until.getTime(), value });
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The sealed value, or null when it is missing, forged, for another purpose, expired, or of another shape. */
export function openSealed<S extends v.GenericSchema>(
  purpose: string,
  sealed: string | null,
  schema: S,
  now: Date,
): v.InferOutput<S> | null {
  const bytes = Buffer.from(sealed ?? "", "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const content = v.parse(sealedContent, JSON.parse(text.toString("utf8")));
    return content.until > now.getTime() ? v.parse(schema, content.value) : null;
  } catch {
    return null;
  }
}
