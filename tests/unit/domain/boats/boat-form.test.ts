import {
  changedMeanwhile,
  documentOfForm,
  fieldOfIssue,
  formOf,
  keepTyped,
  partOfForm,
} from "@/lib/domain/boats/boat-form";

const PRICES = {
  currency: "TRY",
  rates: [
    { kind: "hourly", price: "5900.00", min_hours: 2, weekdays: null, from: null, until: null },
    {
      kind: "daily",
      price: "9000.00",
      min_hours: 1,
      weekdays: ["fri", "sat"],
      from: "2027-06-01",
      until: "2027-09-01",
    },
  ],
};

test("a season is typed by its last day, the document has the first day without it", () => {
  const form = formOf(PRICES);
  expect(form["rates.1.last"]).toBe("2027-08-31");
  expect(partOfForm("prices", form)).toEqual({
    currency: "TRY",
    rates: [
      { kind: "hourly", price: "5900.00", min_hours: "2" },
      {
        kind: "daily",
        price: "9000.00",
        min_hours: "1",
        weekdays: ["fri", "sat"],
        from: "2027-06-01",
        until: "2027-09-01",
      },
    ],
  });
});

test("unticked weekdays are every day, and nothing that is ticked is an empty list", () => {
  const form = { ...formOf(PRICES), "rates.1.weekdays.fri": false, "rates.1.weekdays.sat": false };
  expect(partOfForm("prices", form)).toMatchObject({ rates: [{}, { weekdays: null }] });
  expect(partOfForm("equipment", { "facilities.wifi": false })).toEqual({ facilities: [], usage_rules: [] });
});

test("what is empty says nothing; amounts may have a comma and telephone numbers spaces", () => {
  const form = {
    length_m: " 12,5 ",
    cabin_count: "",
    "rental_rules.tr": " ",
    "owner.phone": "+90 (532) 123-45 67",
    "owner.name": " Ayşe ",
  };
  expect(documentOfForm(form)).toEqual({
    length_m: "12.5",
    cabin_count: undefined,
    rental_rules: null,
    owner: { phone: "+905321234567", name: "Ayşe" },
  });
});

test("what the catalogue has is in the document where it is ticked, with what belongs to it", () => {
  const part = { services: [{ key: "meal", price: "100.00", max_quantity: null, lead_hours: 24 }] };
  const form = { ...formOf(part), "services.dj.price": "900", "services.dj.on": false };
  expect(partOfForm("services", form)).toEqual({
    services: [{ key: "meal", price: "100.00", lead_hours: "24" }],
  });
});

test.each([
  ["services.0.price", "services.meal.price"],
  ["rates.1.until", "rates.5.last"],
  ["rates.1", "rates.5"],
  ["pictures.0.alt.tr", "pictures.10.alt.tr"],
  ["description.tr", "description.tr"],
  ["services.9.price", "services.9.price"],
])("a wrong %s is the field %s of the form", (issue, field) => {
  const form = {
    "services.dj.on": false,
    "services.meal.on": true,
    "rates.5.kind": "daily",
    "rates.2.kind": "hourly",
    "pictures.10.key": "x",
  };
  expect(fieldOfIssue(issue, form)).toBe(field);
});

test("what was typed stays, what a colleague saved comes, what both touched is as it was typed", () => {
  const opened = { a: "1", b: "1", c: "1", gone: "1" };
  const saved = { a: "1", b: "2", c: "2", fresh: "2" };
  expect(changedMeanwhile(opened, saved)).toEqual([
    { field: "b", from: "1", to: "2" },
    { field: "c", from: "1", to: "2" },
    { field: "gone", from: "1", to: "" },
    { field: "fresh", from: "", to: "2" },
  ]);
  expect(keepTyped({ a: "typed", b: "1", c: "typed", gone: "1" }, opened, saved)).toEqual({
    a: "typed",
    b: "2",
    c: "typed",
    fresh: "2",
  });
});
