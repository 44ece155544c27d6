import { checkoutQuery, type TripChoice } from "@/lib/client/drafts/checkout-query";
import { parseCheckoutQuery } from "@/lib/client/drafts/parse-checkout-query";
import { pathFor } from "@/lib/routes/path-for";

const choice: TripChoice = {
  rent_type: "hourly",
  swim_tour: true,
  start_date: "2026-12-01T10:00",
  end_date: "2026-12-01T14:00",
  person_count: 6,
  extras: [
    { service_id: 3, quantity: 2 },
    { service_id: 9, quantity: 1 },
  ],
};

function readBack(path: string) {
  const params: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(path.split("?")[1])) {
    const before = params[name];
    params[name] = before === undefined ? value : [before, value].flat();
  }
  return parseCheckoutQuery(params);
}

test("a choice survives its way through the checkout address", () => {
  expect(readBack(pathFor("checkout", "tr", { slug: "mavi-ruya" }, checkoutQuery(choice)))).toEqual(choice);
  const bare: TripChoice = { ...choice, swim_tour: false, extras: [] };
  expect(readBack(pathFor("checkout", "ar", { slug: "mavi-ruya" }, checkoutQuery(bare)))).toEqual(bare);
});

test.each([
  { rent_type: "weekly" },
  { person_count: "0" },
  { person_count: "1e3" },
  { start_date: "2026-02-30T10:00" },
  { extras: "3" },
  { extras: ["3:1", "x:2"] },
  { end_date: undefined },
])("a choice with %j is refused instead of guessed", (change) => {
  const good = {
    rent_type: "hourly",
    start_date: "2026-12-01T10:00",
    end_date: "2026-12-01T14:00",
    person_count: "6",
  };
  expect(parseCheckoutQuery(good)).not.toBeNull();
  expect(parseCheckoutQuery({ ...good, ...change })).toBeNull();
});
