import { serverEnv } from "@/lib/config/env.server";

function isHttps(): boolean {
  return serverEnv().SITE_URL.startsWith("https:");
}

/** A cookie that only the server reads; the `__Host-` prefix binds it to this host, and only HTTPS can carry it. */
export function siteCookieName(name: string): string {
  return isHttps() ? `__Host-${name}` : name;
}

export interface SiteCookie {
  name: string;
  value: string;
  /** 0 takes the cookie away. */
  maxAgeSeconds: number;
  /** Whether scripts may read it; nothing secret may be in it then. */
  readable?: boolean;
  /** `Lax`, the default, is also sent when a link of another site leads here. */
  sameSite?: "Lax" | "Strict";
}

/** A `Set-Cookie` header for the whole site. */
export function siteCookie(cookie: SiteCookie): string {
  const { name, value, maxAgeSeconds, readable = false, sameSite = "Lax" } = cookie;
  const flags = [readable ? null : "HttpOnly", isHttps() ? "Secure" : null].filter(Boolean);
  return [`${name}=${value}`, "Path=/", `Max-Age=${maxAgeSeconds}`, `SameSite=${sameSite}`, ...flags].join(
    "; ",
  );
}

/** The value of a cookie of a request, or null. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of headers.get("cookie")?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}
