import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedKeys, derivedKey } from "@/lib/server/platform/keys/derived-keys";

const ID_BYTES = 16;
const SEAL_BYTES = 16;
const SHAPE = /^[\w-]{43}$/;

/** What a sealed id opens, and further values that must stay as they were. */
export type SealedFor = readonly [
  purpose: "owner link" | "shortlist link" | "guest link" | "waiting link" | "calendar link",
  ...values: string[],
];

function seal(key: Buffer, id: Buffer, [, ...values]: SealedFor): Buffer {
  const mac = createHmac("sha256", key).update(id);
  for (const value of values) mac.update(value);
  return mac.digest().subarray(0, SEAL_BYTES);
}

/** An unguessable token for an address: an id and its HMAC. Nothing has to be stored. */
export function sealId(id: string, about: SealedFor): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, seal(derivedKey(about[0]), bytes, about)]).toString("base64url");
}

/** The id that a token names; null for anything malformed. The seal is not checked yet. */
export function idOfSealed(token: string): string | null {
  if (!SHAPE.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether we sealed the token for this. */
export function isSealed(token: string, about: SealedFor): boolean {
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  const given = bytes.subarray(ID_BYTES);
  if (given.length !== SEAL_BYTES) return false;
  return acceptedKeys(about[0]).some((key) => timingSafeEqual(given, seal(key, id, about)));
}
