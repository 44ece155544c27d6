import { CLIENT_ENV } from "@/lib/config/env.client";
import { ROUTES } from "@/lib/routes/route-table";

export interface HeaderSettings {
  siteUrl: string;
  /** Origins of payment pages that our forms may lead to. */
  gatewayOrigins: readonly string[];
}

const PLAIN_FIRST_SEGMENTS: ReadonlySet<string> = new Set(
  Object.values(ROUTES)
    .filter((route) => route.area === "plain")
    .map((route) => (typeof route.pattern === "string" ? route.pattern.split("/")[1] : undefined))
    .filter((segment) => segment !== undefined),
);

/** Whether the path belongs to the pages under strict rules: payment, result, reset, owner. */
export function isPlainPath(path: string): boolean {
  return PLAIN_FIRST_SEGMENTS.has(path.split("/")[1] ?? "");
}

/**
 * The Content-Security-Policy of an address. Plain pages run only what carries the nonce; public
 * and account pages are cached HTML, where a nonce cannot exist, and may load configured widgets.
 */
export function contentSecurityPolicy(settings: HeaderSettings, nonce: string | null): string {
  const widgets = nonce ? [] : widgetOrigins();
  const media = originOf(CLIENT_ENV.mediaUrl);
  const scripts = nonce
    ? `'nonce-${nonce}' 'strict-dynamic'`
    : ["'self' 'unsafe-inline'", ...widgets].join(" ");
  const secure = settings.siteUrl.startsWith("https:");
  const rules = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...media, ...widgets].join(" "),
    ["media-src 'self'", ...media].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...widgets].join(" "),
    ["frame-src 'self'", ...widgets].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...settings.gatewayOrigins].join(" "),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return rules.join("; ");
}

/** The headers that every answer carries, whatever made it. */
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

function widgetOrigins(): string[] {
  const tagManager = CLIENT_ENV.tagManagerId ? ["https://www.googletagmanager.com"] : [];
  return [...tagManager, ...originOf(CLIENT_ENV.liveChatUrl)];
}

function originOf(url: string | null): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}
