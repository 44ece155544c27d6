import { createHash } from "node:crypto";

/** SHA-256 as hex: how opaque tokens and codes are stored. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
