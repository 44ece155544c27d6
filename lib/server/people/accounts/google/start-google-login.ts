import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { safeNext } from "@/lib/routes/safe-next";
import { isGoogleConfigured } from "@/lib/server/people/accounts/google/google-provider";
import { googleRefusalPath } from "@/lib/server/people/accounts/google/google-return-path";
import { openGoogleFlow } from "@/lib/server/people/accounts/google/open-google-flow";
import { log } from "@/lib/server/platform/log";
import { consumePointOfSender } from "@/lib/server/platform/request/rate-limit";

const LIMIT = { name: "google_begin", points: 60, seconds: 900 };

/**
 * Returns where to send the browser: Google's address, or a page of this site with the reason. Foreign
 * paths are ignored.
 */
export async function startGoogleLogin(
  asked: { locale: Locale; from: string | undefined; next: string | undefined; clientAddress: string },
  headers: Headers,
  now: Date,
): Promise<string> {
  const { locale, clientAddress } = asked;
  const from = safeNext(asked.from) ?? pathFor("home", locale);
  const next = safeNext(asked.next);
  const refusal = () => googleRefusalPath({ from, next }, "unavailable");
  if (!isGoogleConfigured() || (await consumePointOfSender(LIMIT, clientAddress)) !== null) return refusal();
  try {
    return await openGoogleFlow({ locale, from, next, sessionId: null }, headers, now);
  } catch (error) {
    log("warn", "google_unavailable", { error });
    return refusal();
  }
}
