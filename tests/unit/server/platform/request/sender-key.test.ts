import { countedNetworks, senderKey, senderNetwork } from "@/lib/server/platform/request/sender-key";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("limits count %s as %s", (address, key) => {
  expect(senderKey(address)).toBe(key);
});

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["2001:db8:1:2a3b::9", ["2001:db8:1:2a3b::/64", "2001:db8:1:2a00::/56", "2001:db8:1::/48"]],
  ["unknown", ["unknown"]],
])("limits also count the networks around %s", (address, keys) => {
  expect(countedNetworks(address).map(({ key }) => key)).toEqual(keys);
});

test("holds are counted by the widest network, and not without an address", () => {
  expect(["203.0.113.7", "2001:db8:1:2::9", "unknown"].map(senderNetwork)).toEqual([
    "203.0.113.0/24",
    "2001:db8:1::/48",
    null,
  ]);
});
