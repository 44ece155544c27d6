import type { Schema } from "@/lib/server/runtime/api/endpoint-contract";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";

interface Nested {
  type: string;
  wrapped?: Nested;
  item?: Nested;
  entries?: Record<string, Nested>;
}

/** Dotted names of everything that a schema lets through. */
function keysOf(schema: Nested, path = ""): string[] {
  if (schema.wrapped) return keysOf(schema.wrapped, path);
  if (schema.item) return keysOf(schema.item, `${path}[]`);
  if (!schema.entries) return [path];
  return Object.entries(schema.entries).flatMap(([key, entry]) =>
    keysOf(entry, path ? `${path}.${key}` : key),
  );
}

const answers = ENDPOINT_ROWS.filter(([, row]) => row.response).map(
  ([key, row]) => [key, row.response as Schema] as const,
);

describe("what leaves the server", () => {
  // A new field in an response is a decision: it shows here.
  test.each(answers)("%s is these fields and no others", (_, response) => {
    expect(keysOf(response as unknown as Nested)).toMatchSnapshot();
  });

  test("is never a hash, a token besides the session's own, or a contact of an owner", () => {
    for (const [key, response] of answers) {
      const keys = keysOf(response as unknown as Nested).filter(
        (name) => !(key.includes("/auth/") && name === "token"),
      );
      const hidden = keys.filter((name) =>
        /password|token|secret|owner_|captain_(?!languages|licence)|identity/.test(name),
      );
      expect([key, hidden]).toEqual([key, []]);
    }
  });
});

/** Who says what total the customer saw. */
const SEEN = [
  "POST /operate/reservations",
  "POST /reservations",
  "POST /special-services/{slug}/orders",
  "POST /user/reservations/{id}/changes",
];

/** What staff sets a price with. */
const PRICING = [
  "POST /operate/bookings/{number}/refund",
  "POST /operate/owners-money/corrections",
  "POST /operate/packages/{service}",
  "POST /operate/packages/{service}/{key}/change",
];

describe("what comes in", () => {
  test("is strict in every body", () => {
    for (const [key, { body }] of ENDPOINT_ROWS) {
      if (body) expect([key, body.type]).toEqual([key, "strict_object"]);
    }
  });

  test("never names a price, except the total that the customer saw and what staff refunds or charges", () => {
    for (const [key, { body }] of ENDPOINT_ROWS) {
      if (PRICING.includes(key)) continue;
      const names = body ? keysOf(body as unknown as Nested) : [];
      const prices = names.filter((name) => /price|amount|total|minor|prepayment/.test(name));
      expect([key, prices]).toEqual([key, SEEN.includes(key) ? ["expected_total"] : []]);
    }
  });
});
