import { randomBytes } from "node:crypto";
import { DAY_MS } from "@/lib/domain/shared/instant";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { SESSION_DAYS } from "@/lib/server/people/accounts/sessions/session-cookie";
import type { Db } from "@/lib/server/platform/db/pool";
import { sessions } from "@/lib/server/platform/db/schema/accounts";

const TOKEN_BYTES = 32;

/** Where a login came from, as the list of sessions shows it. */
export interface LoginOrigin {
  userAgent: string | null;
  clientAddress: string;
}

/** Opens a session of 30 days and returns its token, which is stored as a hash only. */
export async function createSession(db: Db, userId: string, origin: LoginOrigin, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: origin.userAgent?.slice(0, 300) ?? null,
    clientAddress: origin.clientAddress,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
  });
  return token;
}
