import {
  callerAddress,
  newCallerOf,
  readCallerQuery,
  tripOfCaller,
} from "@/lib/contracts/console/caller-query";
import { freeSpans } from "@/lib/domain/availability/free-spans";

const TODAY = "2026-12-01";

test("an address holds the whole form: what it is read from is what it is written as", () => {
  const search = {
    name: "Ayşe",
    email: "AYSE@example.com",
    boat: "PLM-1001",
    rent_type: "daily",
    date: "2026-12-05",
    end_date: "2026-12-07",
    persons: "6",
    hold: "48",
    link: "sms",
    extra_7: "2",
    note: "Pasta",
  };
  const query = readCallerQuery(search, TODAY);
  expect(query).toMatchObject({ email: "ayse@example.com", hold: "48", link: "sms", extras: { 7: "2" } });
  expect(readCallerQuery(callerAddress(query), TODAY)).toEqual(query);
  expect(tripOfCaller(query)).toEqual({
    rent_type: "daily",
    swim_tour: false,
    start_date: "2026-12-05",
    end_date: "2026-12-07",
    person_count: 6,
    extras: [{ service_id: 7, quantity: 2 }],
  });
});

test("the button of a result outdoes the field before it, and nonsense counts as nothing", () => {
  expect(readCallerQuery({ boat: ["yel", "PLM-1037"] }, TODAY).boat).toBe("PLM-1037");
  const id = crypto.randomUUID();
  expect(readCallerQuery({ customer: [id, "none"] }, TODAY).customer).toBe("");
  const query = readCallerQuery({ customer: "x", date: "tomorrow", link: "fax", rent_type: "weekly" }, TODAY);
  expect(query).toMatchObject({ customer: "", date: TODAY, link: "mail", rent_type: "hourly" });
  expect(tripOfCaller(query)).toBeNull();
});

test("somebody new is taken whole, or it is said beside each field what is wrong", () => {
  const typed = readCallerQuery(
    { name: "Ayşe", surname: "Kaya", email: "a@example.com", phone: "0532" },
    TODAY,
  );
  expect(newCallerOf(typed, "tr")).toMatchObject({ person: null, errors: { phone: expect.any(String) } });
  const right = { ...typed, phone: "0532 111 22 33" };
  expect(newCallerOf(right, "tr")).toMatchObject({ person: { locale: "tr", surname: "Kaya" }, errors: {} });
  expect(newCallerOf({ ...right, language: "ar" }, "tr").person?.locale).toBe("ar");
});

test("free hours in a row are one span", () => {
  const hours = [8, 9, 10, 11, 12].map((hour) => ({ hour, free: hour !== 10 }));
  expect(freeSpans(hours)).toEqual([
    { from: 8, until: 10 },
    { from: 11, until: 13 },
  ]);
  expect(freeSpans([])).toEqual([]);
});
