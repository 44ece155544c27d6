import { isPublicAddress } from "@/lib/server/catalogue/calendars/public-address";

const RESERVED: Record<string, string[]> = {
  "this host": ["0.0.0.0", "0.255.255.255", "::"],
  private: ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fdff::1"],
  loopback: ["127.0.0.1", "127.255.255.254", "::1"],
  "link-local": ["169.254.169.254", "fe80::1", "fe80::1%eth0"],
  "shared (CGNAT)": ["100.64.0.1", "100.127.255.255"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1"],
  "reserved and broadcast": ["240.0.0.1", "255.255.255.255"],
  documentation: ["192.0.2.1", "198.51.100.7", "203.0.113.9", "2001:db8::1", "3fff::1"],
  benchmarking: ["198.18.0.1", "198.19.255.255", "2001:2::1"],
  "special protocols": ["192.0.0.1", "192.88.99.1", "2001::1", "2001:10::1", "2001:20::1"],
  "IPv4 written in IPv6": [
    "::ffff:8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "::8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:808:808::",
  ],
  "no address": ["", "localhost", "127.1", "0x7f000001", "2130706433", "1.2.3", "[::1]"],
};

test.each(Object.entries(RESERVED))("%s is not of the public internet", (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test("what is beside these is", () => {
  const addresses = [
    "1.1.1.1",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.1",
    "169.253.255.255",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2606:4700::1111",
    "2a00:1450:4001::200e",
    "2001:200::1",
  ];
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
});
