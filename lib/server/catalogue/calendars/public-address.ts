import { BlockList, isIPv4, isIPv6 } from "node:net";

const RESERVED_4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Within the addresses that are routed at all, 2000::/3: tunnels to IPv4, documentation, and special protocols. */
const RESERVED_6: readonly [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const reserved = new BlockList();
for (const [network, bits] of RESERVED_4) reserved.addSubnet(network, bits, "ipv4");
for (const [network, bits] of RESERVED_6) reserved.addSubnet(network, bits, "ipv6");
const routed = new BlockList();
routed.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an IP address belongs to the public internet. Refused are private, loopback, link-local, shared (CGNAT),
 * multicast and documentation addresses, and every way of writing an IPv4 address in IPv6. IANA's special-purpose
 * address registries.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, "ipv4");
  return isIPv6(address) && routed.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
