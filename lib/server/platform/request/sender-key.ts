import { isIPv4, isIPv6 } from "node:net";

/** A network that a limit counts, and how many times the points of one sender all of it has. */
interface CountedNetwork {
  key: string;
  share: number;
}

/** The 16-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill("0"), ...after].map((group) => Number.parseInt(group, 16));
}

function networkOf(groups: readonly number[], bits: 48 | 56 | 64): string {
  const kept = groups.slice(0, Math.ceil(bits / 16));
  if (bits === 56) kept[3] = (kept[3] ?? 0) & 0xff00;
  return `${kept.map((group) => group.toString(16)).join(":")}::/${bits}`;
}

const isPlainIPv6 = (address: string) => isIPv6(address) && !address.includes(".");

/** Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address. */
export function senderKey(address: string): string {
  return isPlainIPv6(address) ? networkOf(groupsOf(address), 64) : address;
}

/**
 * The sender and the networks around it, the narrowest first. A customer of a provider gets a /56 or a /48 and may take
 * a new /64 for every call; an IPv4 /24 often belongs to one machine room, but also to a whole mobile network.
 */
export function countedNetworks(address: string): CountedNetwork[] {
  const sender = { key: senderKey(address), share: 1 };
  if (isIPv4(address)) return [sender, { key: `${address.split(".").slice(0, 3).join(".")}.0/24`, share: 6 }];
  if (!isPlainIPv6(address)) return [sender];
  const groups = groupsOf(address);
  return [sender, { key: networkOf(groups, 56), share: 1.5 }, { key: networkOf(groups, 48), share: 2 }];
}

/** The widest network of a sender; null without an address. */
export function senderNetwork(address: string): string | null {
  return (
    countedNetworks(address)
      .at(-1)
      ?.key.match(/.*\/\d+$/)?.[0] ?? null
  );
}
