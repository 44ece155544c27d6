import { CLIENT_ENV } from "@/lib/config/env.client";
import { AREAS, type Area } from "@/lib/routes/areas";
import { matchIndependentPath, matchPath } from "@/lib/routes/match-path";
import { parseAddress } from "@/lib/routes/parse-address";
import { ROUTES } from "@/lib/routes/route-table";

export interface HeaderSettings {
  siteUrl: string;
  /** Origins of payment pages that our forms may lead to. */
  gatewayOrigins: readonly string[];
  /** Further origins that configured widgets connect to. */
  widgetOrigins?: readonly string[];
  /** Address of the map's tiles, with `{z}`, `{x}`, `{y}` and perhaps `{s}` in it. */
  mapTilesUrl?: string | undefined;
}

export type PageClass = Area["policy"];

/** The class of a request target. An address that only begins like a plain one is shared: its 404 is cached HTML. */
export function pageClassOf(target: string): PageClass {
  const { locale, path, prefixed } = parseAddress(target.split(/[?#]/)[0] ?? "");
  if (path === null) return "shared";
  const policies = (prefixed ? [] : matchIndependentPath(path))
    .concat(matchPath(locale, path))
    .map(({ name }): PageClass => AREAS[ROUTES[name].area].policy);
  if (policies[0] === "plain") return "plain";
  return policies.includes("own") ? "own" : "shared";
}

/**
 * The Content-Security-Policy of a page: `nonce` for the two classes that run only scripts which carry it. Plain pages
 * load no configured widget and no map tiles.
 */
export function contentSecurityPolicy(
  settings: HeaderSettings,
  page: { class: "shared" } | { class: "plain" | "own"; nonce: string },
): string {
  const foreign = page.class !== "plain";
  const widgets = foreign ? widgetOrigins(settings.widgetOrigins ?? []) : [];
  const media = originOf(CLIENT_ENV.mediaUrl);
  const tiles = foreign ? tileOrigins(settings.mapTilesUrl) : [];
  const scripts =
    page.class === "shared"
      ? ["'self' 'unsafe-inline'", ...widgets].join(" ")
      : `'nonce-${page.nonce}' 'strict-dynamic'`;
  const secure = settings.siteUrl.startsWith("https:");
  const rules = [
    "default-src 'self'",
    `script-src ${scripts}`,
    ["style-src 'self' 'unsafe-inline'", ...widgets].join(" "),
    ["img-src 'self' data: blob:", ...media, ...tiles, ...widgets].join(" "),
    ["media-src 'self'", ...media, ...widgets].join(" "),
    // Documents that are kept for a place without a connection carry their fonts.
    ["font-src 'self'", ...(page.class === "shared" ? [] : ["data:"]), ...widgets].join(" "),
    ["connect-src 'self'", ...widgets, ...sockets(widgets)].join(" "),
    ["frame-src 'self'", ...widgets].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...settings.gatewayOrigins].join(" "),
    ...(page.class !== "shared" && widgets.length === 0 ? [TRUSTED_TYPES] : []),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return rules.join("; ");
}

/**
 * Text becomes code or markup only by the policy of `TrustedTypes`; Next makes one of its own. A configured widget
 * would not work under it on the public pages that follow without a new document.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default nextjs";

/** The policy of a page that failed: its document has no `TrustedTypes`, and its own scripts show what is wrong. */
export const policyOfFailedPage = (policy: string) => policy.replace(`; ${TRUSTED_TYPES}`, "");

/** The headers that every response carries, regardless of its source. */
export function commonHeaders({ siteUrl }: HeaderSettings): Record<string, string> {
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  };
  if (siteUrl.startsWith("https:"))
    headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  return headers;
}

/** The tag manager, what its measurement reports to, the live chat. */
function widgetOrigins(further: readonly string[]): string[] {
  const tagManager = CLIENT_ENV.tagManagerId ? TAG_MANAGER_ORIGINS : [];
  const chat = originOf(CLIENT_ENV.liveChatUrl);
  // Further origins without a widget would only weaken the policy.
  return tagManager.length + chat.length === 0 ? [] : [...tagManager, ...chat, ...further];
}

const TAG_MANAGER_ORIGINS = [
  "https://www.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

/** A chat also connects to its own origin over WebSocket. */
function sockets(origins: readonly string[]): string[] {
  const chat = originOf(CLIENT_ENV.liveChatUrl).filter((origin) => origins.includes(origin));
  return chat.map((origin) => origin.replace(/^http/, "ws"));
}

/** A tile server's shards (`{s}.tiles.example`) are covered by a wildcard for its subdomains. */
function tileOrigins(url: string | undefined): string[] {
  return originOf(url?.replace("{s}", "any") ?? null).map((origin) =>
    url?.includes("{s}.") ? origin.replace("//any.", "//*.") : origin,
  );
}

function originOf(url: string | null): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}
