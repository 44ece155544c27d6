import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { serverEnv } from "@/lib/config/env.server";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { processState } from "@/lib/server/platform/process-state";

const TIMEOUT_SECONDS = 10;
const KEPT_MS = 3_600_000;
const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "localhost"]);

interface Known {
  key: string;
  readAt: number;
  configuration: Promise<Configuration>;
}

const google = processState<{ known: Known | null }>("google", () => ({ known: null }));

/** Whether the site offers sign-in with Google. */
export function isGoogleConfigured(): boolean {
  return serverEnv().GOOGLE_CLIENT_ID !== undefined;
}

/** Where Google sends people back to; registered there under exactly this address. */
export function googleRedirectAddress(): string {
  return serverEnv().SITE_URL + pathFor("googleCallback", DEFAULT_LOCALE);
}

/**
 * Google's metadata (addresses and keys), fetched once an hour; signatures are checked, and
 * plain http is accepted from this machine only. Rejects when Google does not respond in ten seconds; the next call
 * retries.
 */
export function googleProvider(now: Date): Promise<Configuration> {
  const { GOOGLE_CLIENT_ID: id = "", GOOGLE_CLIENT_SECRET: secret = "", GOOGLE_ISSUER } = serverEnv();
  const key = `${GOOGLE_ISSUER} ${id} ${secret}`;
  const { known } = google;
  if (known?.key === key && now.getTime() - known.readAt < KEPT_MS) return known.configuration;
  const issuer = new URL(GOOGLE_ISSUER);
  const configuration = discovery(issuer, id, undefined, ClientSecretPost(secret), {
    timeout: TIMEOUT_SECONDS,
    execute: [enableNonRepudiationChecks, ...(LOOPBACK.has(issuer.hostname) ? [allowInsecureRequests] : [])],
  });
  google.known = { key, readAt: now.getTime(), configuration };
  configuration.catch(() => {
    if (google.known?.configuration === configuration) google.known = null;
  });
  return configuration;
}
