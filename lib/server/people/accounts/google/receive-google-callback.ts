import { serverEnv } from "@/lib/config/env.server";
import type { GoogleConnectionRefusal, GoogleRefusal } from "@/lib/contracts/accounts/google-refusals";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { connectGoogle } from "@/lib/server/people/accounts/google/connect-google";
import { exchangeGoogleCode } from "@/lib/server/people/accounts/google/exchange-google-code";
import {
  clearGoogleCookie,
  type GoogleIdentity,
  readGoogle,
  setGoogleCookie,
} from "@/lib/server/people/accounts/google/google-flow";
import {
  googleConnectionPath,
  googleRefusalPath,
  googleRegistrationPath,
} from "@/lib/server/people/accounts/google/google-return-path";
import { logInWithGoogle } from "@/lib/server/people/accounts/google/log-in-with-google";
import { findSession, type Session } from "@/lib/server/people/accounts/sessions/find-session";
import { sessionCookieName, setSessionCookies } from "@/lib/server/people/accounts/sessions/session-cookie";
import { SessionEnded, whileSessionLives } from "@/lib/server/people/accounts/sessions/while-session-lives";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { log } from "@/lib/server/platform/log";
import { clientAddressOf } from "@/lib/server/platform/request/client-address";
import { consumePointOfSender } from "@/lib/server/platform/request/rate-limit";
import { requestIdOf } from "@/lib/server/platform/request/request-id";
import { readCookie } from "@/lib/server/platform/request/site-cookie";

/** Each costs a request to Google. */
const LIMIT = { name: "google_callback", points: 60, seconds: 900 };

/**
 * The browser comes back from Google. Responds 303 to a page of this site in any case: signed in to where the customer
 * wanted to go, a new customer to the consents, a customer who connects an account to the security
 * page, everybody else to the login window, which says why. The browser's stored value is used once in any case.
 */
export async function receiveGoogleCallback(request: Request, locale: Locale): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  clearGoogleCookie(headers, "palamar_google");
  const now = currentTime();
  const flow = readGoogle(request.headers, "palamar_google", now);
  const way = flow ?? { from: pathFor("home", locale), next: null };
  const connecting = flow?.sessionId ?? null;
  const leave = (path: string) => {
    headers.set("Location", serverEnv().SITE_URL + path);
    return new Response(null, { status: 303, headers });
  };
  const refused = (refusal: GoogleRefusal & GoogleConnectionRefusal) =>
    leave(connecting ? googleConnectionPath(way.from, refusal) : googleRefusalPath(way, refusal));
  if (!flow) return refused("expired");
  if ((await consumePointOfSender(LIMIT, clientAddressOf(request.headers))) !== null)
    return refused("unavailable");
  try {
    const asked = await exchangeGoogleCode(new URL(request.url).searchParams, flow, now);
    if (!asked.ok) return refused(asked.code);
    const session = await sessionOf(request, now);
    if (connecting)
      return leave(await connect(asked.value, session, { ...flow, sessionId: connecting }, now));
    const outcome = await logInWithGoogle(asked.value, originOf(request, session), now);
    if (!outcome.ok) return leave(googleRefusalPath(way, outcome.code));
    if (!outcome.value) {
      setGoogleCookie(headers, "palamar_google_new", asked.value, now);
      return leave(googleRegistrationPath(flow));
    }
    setSessionCookies(headers, outcome.value.token);
    return leave(flow.next ?? flow.from);
  } catch (error) {
    log("error", "google_callback_failed", { request_id: requestIdOf(request.headers), error });
    return refused("unavailable");
  }
}

/** Only under the session that requested it: another person may have signed in on this browser meanwhile. */
async function connect(
  identity: GoogleIdentity,
  session: Session | null,
  { from, sessionId }: { from: string; sessionId: string },
  now: Date,
): Promise<string> {
  if (session?.id !== sessionId) return googleConnectionPath(from, "expired");
  try {
    const outcome = await whileSessionLives(session, () => connectGoogle(identity, session, now));
    return googleConnectionPath(from, outcome.ok ? "connected" : outcome.code);
  } catch (error) {
    if (error instanceof SessionEnded) return googleConnectionPath(from, "expired");
    throw error;
  }
}

async function sessionOf({ headers }: Request, now: Date): Promise<Session | null> {
  const token = readCookie(headers, sessionCookieName());
  return token ? findSession(token, now) : null;
}

function originOf({ headers }: Request, session: Session | null) {
  return {
    sessionId: session?.id ?? null,
    clientAddress: clientAddressOf(headers),
    userAgent: headers.get("user-agent"),
  };
}
