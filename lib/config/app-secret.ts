import "server-only";
import { serverEnv } from "@/lib/config/env.server";

const DEVELOPMENT_SECRET = "palamar-development-secret-never-in-production";

/**
 * The key that signs our own links (mails, owner answers, results). The starter makes one per
 * installation under `var/` when none is configured; production refuses to sign without one.
 */
export function appSecret(): string {
  const { APP_SECRET, NODE_ENV } = serverEnv();
  if (APP_SECRET) return APP_SECRET;
  if (NODE_ENV === "production") throw new Error("APP_SECRET is missing");
  return DEVELOPMENT_SECRET;
}

/** The secret before the present one, accepted while what it signed is still valid; null when there is none. */
export function formerAppSecret(): string | null {
  return serverEnv().APP_SECRET_FORMER ?? null;
}
