import { isIP } from "node:net";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";

/**
 * The address that a request came from. Only the entries that our own proxies appended to
 * X-Forwarded-For can be believed: `trustedHops` counted from the right. With no proxy, or with
 * fewer entries than proxies, the socket's own address counts.
 */
export function resolveClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedHops: number,
): string {
  const own = (socketAddress ?? "").replace(/^::ffff:/, "") || "unknown";
  if (trustedHops < 1 || !forwardedFor) return own;
  const entries = [forwardedFor].flat().join(",").split(",");
  const entry = entries.at(-trustedHops)?.trim() ?? "";
  return isIP(entry) ? entry : own;
}

/** What the front noted as the sender's address; "unknown" without the front (development). */
export function clientAddressOf(headers: Headers): string {
  return headers.get(INTERNAL_HEADERS.clientAddress) ?? "unknown";
}
