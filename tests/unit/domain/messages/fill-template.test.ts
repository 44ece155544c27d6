import { fillTemplate, unknownPlaces } from "@/lib/domain/messages/fill-template";

const VALUES = { name: "Ayşe", number: "ASK-7K3M9QXA", boat: "Mavi Rüya" };

test("every place is filled, each time it stands there; other braces stay", () => {
  expect(fillTemplate("{name}, {boat} ({number}) {name} {} {when}", VALUES)).toBe(
    "Ayşe, Mavi Rüya (ASK-7K3M9QXA) Ayşe {} {when}",
  );
});

test("a name that looks like a place or a pattern of replacement stays as it is", () => {
  expect(fillTemplate("{name} {boat}", { ...VALUES, name: "{boat} $& $1" })).toBe("{boat} $& $1 Mavi Rüya");
});

test("places that nothing fills are named", () => {
  expect(unknownPlaces("{name} {nmae} {} {Boat}")).toEqual(["nmae", "", "Boat"]);
  expect(unknownPlaces("{name} {number} {boat}")).toEqual([]);
});
