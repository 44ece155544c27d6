import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name a network; the rest a household chooses by itself, anew for every call. */
const NETWORK_GROUPS = 4;

/** Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address. */
export function senderKey(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
