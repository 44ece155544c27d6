import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedKeys, derivedKey } from "@/lib/server/platform/keys/derived-keys";

const sign = (key: Buffer, about: string, until: string) =>
  createHmac("sha256", key).update(`${about}:${until}`).digest("base64url");

/** A key for the address of one page of one subject (`about` names both), valid until that instant. */
export function signedKey(about: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${sign(derivedKey("link"), about, seconds)}`;
}

/** Whether the key was issued for this and is still valid. */
export function isSignedKey(about: string, key: string | null | undefined, now: Date): boolean {
  const [until = "", signature = "", ...rest] = key?.split(".") ?? [];
  if (rest.length > 0 || !/^[a-z0-9]{1,10}$/.test(until)) return false;
  const given = Buffer.from(signature);
  const isOurs = acceptedKeys("link").some((one) => {
    const expected = Buffer.from(sign(one, about, until));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isOurs) return false;
  return Number.parseInt(until, 36) * 1000 > now.getTime();
}
