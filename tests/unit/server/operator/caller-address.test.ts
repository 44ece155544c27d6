import { readCallerQuery } from "@/lib/contracts/console/caller-query";
import { openCallerAddress, sealCallerAddress } from "@/lib/server/operator/caller-address";

const TODAY = "2026-12-01";
const NOW = new Date("2026-12-01T09:00:00Z");
const CALLER = {
  q: "0532 000",
  name: "Ayşe",
  surname: "Kaya",
  email: "ayse@example.com",
  phone: "0532 000 00 00",
  note: "Ayşe'nin doğum günü",
};
const TRIP = {
  boat: "PLM-1001",
  date: "2026-12-05",
  start_hour: "10",
  end_hour: "14",
  persons: "6",
  extra_7: "2",
};

test("an address holds the whole form, and nothing of the caller in it can be read", () => {
  const query = readCallerQuery({ ...TRIP, ...CALLER }, TODAY);
  const address = sealCallerAddress(query, NOW);
  const shown = decodeURIComponent(new URLSearchParams(address).toString());
  for (const word of Object.values(CALLER)) expect(shown).not.toContain(word.split(/[ @]/)[0]);
  expect(address).toMatchObject(TRIP);
  expect(openCallerAddress(address, TODAY, NOW)).toEqual(query);
  // In base64, too.
  const read = Buffer.from(address.typed ?? "", "base64url").toString("latin1");
  expect(read).not.toMatch(/Kaya|example\.com|0532/);
});

test("a form without a caller needs no seal", () => {
  expect(sealCallerAddress(readCallerQuery(TRIP, TODAY), NOW)).not.toHaveProperty("typed");
});

test("a caller who stands in the address to be read, or sealed by somebody else or yesterday, is nobody", () => {
  const query = readCallerQuery({ ...TRIP, ...CALLER }, TODAY);
  const { typed = "", ...trip } = sealCallerAddress(query, NOW);
  const nobody = readCallerQuery(TRIP, TODAY);
  const later = new Date(NOW.getTime() + 12 * 3_600_000);
  expect(openCallerAddress({ ...trip, ...CALLER }, TODAY, NOW)).toEqual(nobody);
  expect(openCallerAddress({ ...trip, typed: `${typed.slice(0, -2)}AA` }, TODAY, NOW)).toEqual(nobody);
  expect(openCallerAddress({ ...trip, typed }, TODAY, later)).toEqual(nobody);
  expect(openCallerAddress({ ...trip, typed: ["", typed] }, TODAY, NOW)).toEqual(query);
});
