import { type NextRequest, NextResponse } from "next/server";
import { ADDRESS_NAMES } from "@/lib/domain/search/search-names";
import type { Permission } from "@/lib/domain/staff/permissions";
import { LOCALE_COOKIE } from "@/lib/i18n/locale-cookie";
import { LOCALE_HEADER } from "@/lib/i18n/request-locale";
import { areaOf, SESSION_COOKIES, type SessionKind } from "@/lib/routes/areas";
import { decideRoute } from "@/lib/routes/decide-route";
import { PUBLIC_PATH_HEADER } from "@/lib/routes/public-path-header";
import type { RouteDecision } from "@/lib/routes/route-decision";
import { ROUTES } from "@/lib/routes/route-table";
import { findRedirect } from "@/lib/server/catalogue/slugs/find-redirect";
import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { findBooking } from "@/lib/server/operator/find-booking";
import { isCustomer } from "@/lib/server/operator/find-customer";
import { isOwner } from "@/lib/server/operator/find-owners";
import { findBoat } from "@/lib/server/operator/read-boat-sheet";
import { findSession } from "@/lib/server/people/accounts/sessions/find-session";
import { findDeskSession } from "@/lib/server/people/desk/desk-session";
import { writeRefusedAccess } from "@/lib/server/people/staff/refuse-access";
import { findStaffSession, isAllowed } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { readForPage, readPerVisit } from "@/lib/server/platform/db/read-scope";
import { readablePath } from "@/lib/server/platform/request/readable-path";
import { inRequest, requestIdOf } from "@/lib/server/platform/request/request-id";
import { siteCookieName } from "@/lib/server/platform/request/site-cookie";

export const config = {
  runtime: "nodejs",
  // Everything that can be a page; assets, API and the files that Next generates are excluded.
  matcher: [
    "/((?!api/|_next/|media/|fonts/|map/|icons/|favicon\\.ico$|robots\\.txt$|boarding-worker\\.js$|sitemap(?:-[a-z]+(?:-[0-9]+)?)?\\.xml$|manifest\\.webmanifest$).*)",
  ],
};

const SEARCH_SECONDS = 15;

const FIND_SESSION = {
  customer: async (token: string, now: Date) => {
    const session = await findSession(token, now);
    return session && { locale: session.user.locale, staff: null };
  },
  staff: async (token: string, now: Date) => {
    const staff = await findStaffSession(token, now);
    return staff && { locale: staff.staff.locale, staff };
  },
  owner: async (token: string, now: Date) => {
    const desk = await findDeskSession(token, now);
    return desk && { locale: desk.member.locale, staff: null };
  },
} as const satisfies Record<SessionKind, unknown>;

async function findSessionOf(request: NextRequest, kind: SessionKind) {
  const token = request.cookies.get(siteCookieName(SESSION_COOKIES[kind]))?.value;
  return token ? FIND_SESSION[kind](token, currentTime()) : null;
}

type SessionOf = (kind: SessionKind) => ReturnType<typeof findSessionOf>;

/** Looks each kind of session up once for a request. */
function sessionsOf(request: NextRequest): SessionOf {
  const known = new Map<SessionKind, ReturnType<typeof findSessionOf>>();
  return (kind) => {
    const session = known.get(kind) ?? findSessionOf(request, kind);
    known.set(kind, session);
    return session;
  };
}

/** Whether a page of the console is for this session; a refusal is written down. */
async function mayOpen(request: NextRequest, sessionOf: SessionOf, permission: Permission): Promise<boolean> {
  const staff = (await sessionOf("staff"))?.staff;
  if (!staff) return false;
  const allowed = isAllowed(staff, permission);
  // One that must add a passkey first is led there by the page.
  if (allowed || staff.mustAddPasskey) return true;
  const asked = { method: request.method, path: readablePath(request.nextUrl.pathname) };
  await inRequest(requestIdOf(request.headers), () => writeRefusedAccess(staff, permission, asked));
  return false;
}

/** Carries out what `decideRoute` decides; decides nothing itself. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, headers, cookies } = request;
  const sessionOf = sessionsOf(request);
  const decision = await decideRoute(
    {
      path: headers.get(PUBLIC_PATH_HEADER) ?? nextUrl.pathname,
      search: nextUrl.searchParams,
      localeCookie: cookies.get(LOCALE_COOKIE)?.value,
    },
    {
      searchNames: ADDRESS_NAMES,
      findSlug,
      findRedirect,
      // While the database is unavailable the page decides: it checks the session itself.
      hasSession: (kind) => sessionOf(kind).then(Boolean, () => true),
      isAllowed: (permission) => mayOpen(request, sessionOf, permission).catch(() => true),
      hasBooking: (number) =>
        findBooking(number).then(
          (booking) => booking !== null,
          () => true,
        ),
      hasCustomer: (id) => isCustomer(id).catch(() => true),
      hasOwner: (id) => isOwner(id).catch(() => true),
      hasBoat: (code) =>
        findBoat(code).then(
          (boat) => boat !== null,
          () => true,
        ),
      userLocale: (kind) =>
        sessionOf(kind).then(
          (session) => session?.locale ?? null,
          () => null,
        ),
    },
  );
  // Next caches neither kind of page: searches and the visitor's own pages.
  if (decision.kind === "serve" && (decision.searched || decision.secluded)) readPerVisit();
  else if (decision.kind === "serve") readForPage(decision.path);
  const response =
    decision.kind === "redirect"
      ? NextResponse.redirect(new URL(decision.location, nextUrl), decision.status)
      : rewrite(request, decision.path, decision.locale, decision.status);
  if (decision.secluded) response.headers.set("X-Robots-Tag", "noindex, nofollow");
  const cacheControl = cacheControlOf(decision);
  if (cacheControl) response.headers.set("Cache-Control", cacheControl);
  return response;
}

function cacheControlOf(decision: RouteDecision): string | null {
  if (decision.secluded) return secludedCacheControl(decision);
  // A search does not depend on the visitor either, so shared caches may keep it briefly.
  if (decision.kind === "serve" && decision.searched)
    return `public, max-age=0, s-maxage=${SEARCH_SECONDS}, must-revalidate`;
  // A page that is missing today may exist tomorrow.
  return decision.kind === "serve" && decision.status !== 200 ? "no-cache" : null;
}

function secludedCacheControl(decision: RouteDecision): string {
  const kept = decision.kind === "serve" ? areaOf(ROUTES[decision.name].area).keptSeconds : undefined;
  return kept === undefined ? "private, no-store" : `private, max-age=${kept}`;
}

function rewrite(request: NextRequest, path: string, locale: string, status: number): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(LOCALE_HEADER, locale);
  const target = new URL(path + request.nextUrl.search, request.nextUrl);
  return NextResponse.rewrite(target, { status, request: { headers } });
}
