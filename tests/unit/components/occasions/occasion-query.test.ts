import { occasionQuery } from "@/components/occasions/occasion-query";
import { readOccasionQuery } from "@/lib/domain/occasions/read-occasion-query";
import { pathFor } from "@/lib/routes/path-for";

const NOW = new Date("2026-11-10T09:00:00Z");
const choice = {
  place: { kind: "port" as const, id: 7 },
  day: "2026-12-01",
  hours: 6,
  personCount: 30,
};

test("an address keeps what was chosen, services included", () => {
  const plan = { personCount: 2, hours: 2 };
  for (const startHour of [15, null])
    for (const lines of [null, [], [{ serviceId: 4, quantity: 2 }]]) {
      const made = { ...choice, startHour, lines };
      const address = pathFor("occasion", "ar", { slug: "x" }, occasionQuery(made, lines));
      const { searchParams } = new URL(address, "http://site");
      const read = readOccasionQuery(searchParams, plan, () => true, NOW);
      expect(read).toEqual({ choice: made, faults: {} });
    }
});
