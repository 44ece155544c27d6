import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as v from "valibot";
import { acceptedKeys, derivedKey } from "@/lib/server/platform/keys/derived-keys";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sealedContent = v.object({ until: v.number(), value: v.unknown() });

/** Encrypts and signs a value that a browser keeps for us; it can be opened for this purpose only, until it expires. */
export function sealValue(purpose: string, value: unknown, until: Date): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey("seal", purpose), iv);
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
  for (const key of acceptedKeys("seal", purpose)) {
    const text = decrypt(bytes, key);
    const content = text === null ? null : v.safeParse(sealedContent, JSON.parse(text));
    if (!content?.success) continue;
    const value = v.safeParse(schema, content.output.value);
    return value.success && content.output.until > now.getTime() ? value.output : null;
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
