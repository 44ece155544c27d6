import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import manifest from "@/lib/server/catalogue/media/media-manifest.json";
import videos from "@/lib/server/catalogue/media/video-manifest.json";
import { type BoatSeed, readBoats } from "@/lib/server/runtime/seed/boat-seed";
import { readSeed } from "@/lib/server/runtime/seed/read-seed";

const TAGGED = new Map(
  Object.entries<{ hash: string; scene?: string }>(manifest as Record<string, { hash: string }>),
);
const SCENES = ["city", "green-hills", "open-water", "aboard"];
/** Where a picture may be named: demo data, texts and the pages' own pictures. */
const SOURCES = ["lib/server/runtime/seed", "lib/server/reading/seo", "app"];

const coverOf = (boat: BoatSeed) => boat.pictures[0] ?? "";

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name !== "picture-alts.json" && /\.(json|md|tsx?)$/.test(entry.name),
    )
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
}

test("no two demo boats share a first picture", () => {
  const covers = readBoats().map(coverOf);
  expect(covers).toHaveLength(48);
  expect(covers.filter((key, index) => covers.indexOf(key) !== index)).toEqual([]);
});

test("boats of Istanbul have the city behind them on their first picture, all others have not", () => {
  const wrong = readBoats().filter(
    (boat) => (TAGGED.get(coverOf(boat))?.scene === "city") !== boat.port.startsWith("istanbul-"),
  );
  expect(wrong.map((boat) => [boat.code, coverOf(boat)])).toEqual([]);
});

const ofIstanbul = () => readBoats().filter(({ port }) => port.startsWith("istanbul-"));

test("no picture of an Istanbul boat shows green hills", () => {
  const wrong = ofIstanbul().flatMap(({ code, pictures }) =>
    pictures.filter((key) => TAGGED.get(key)?.scene === "green-hills").map((key) => [code, key]),
  );
  expect(wrong).toEqual([]);
});

/** There is one picture of a wooden speedboat: the second one that is shown with it is another boat. */
const ONE_PICTURE = "PLM-1003";

test("no demo boat is shown as two boats", () => {
  const wrong = readBoats().filter(({ pictures }) => {
    const hulls = pictures.flatMap((key) => /^boat-(\d+)-/.exec(key)?.[1] ?? []);
    return new Set(hulls).size > 1;
  });
  expect(wrong.map(({ code }) => code)).toEqual([ONE_PICTURE]);
});

test("every shipped picture describes what is behind the boat", () => {
  const untagged = [...TAGGED].filter(([, { scene }]) => !SCENES.includes(scene ?? ""));
  expect(untagged.map(([key]) => key)).toEqual([]);
});

test("every shipped picture is shown somewhere, and public/media holds no other file", () => {
  const named = SOURCES.flatMap(readSources).join("\n");
  expect(
    [...TAGGED.keys()].filter((key) => !named.includes(`${key}"`) && !named.includes(`${key}\n`)),
  ).toEqual([]);
  const prefixes = [...Object.entries(manifest), ...Object.entries(videos)].map(
    ([key, { hash }]) => `${key}-${hash}`,
  );
  const strangers = readdirSync("public/media").filter(
    (file) => !prefixes.some((prefix) => file.startsWith(prefix)),
  );
  expect(strangers).toEqual([]);
});

/** Whose rooms they are, by the end of the key; the two without an end are those of yachts, also on the Bosphorus. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  "interior-cabin-gulet": ["gulet"],
  "interior-saloon-gulet": ["gulet"],
  "interior-cabin-catamaran": ["catamaran"],
  "interior-saloon-catamaran": ["catamaran"],
  "interior-cabin-yacht": ["motor-yacht", "mega-yacht"],
  "interior-cabin": ["motor-yacht", "mega-yacht", "sailing-yacht"],
  "interior-saloon": ["motor-yacht", "mega-yacht", "sailing-yacht"],
};
const AEGEAN_WINDOWS = /^interior-.+-(gulet|catamaran|yacht)$/;
const isRoom = (key: string) => key.startsWith("interior-");

test("a room is shown by at most eight boats, each of its type, and none of Istanbul looks out on the Aegean", () => {
  const rooms = readBoats().flatMap((boat) => boat.pictures.filter(isRoom).map((key) => ({ boat, key })));
  const counts = Map.groupBy(rooms, ({ key }) => key);
  expect([...counts].filter(([, shown]) => shown.length > 8).map(([key]) => key)).toEqual([]);
  const wrong = rooms.filter(
    ({ boat, key }) =>
      !ROOMS[key]?.includes(boat.type) || (AEGEAN_WINDOWS.test(key) && boat.port.startsWith("istanbul-")),
  );
  expect(wrong.map(({ boat, key }) => [boat.code, key])).toEqual([]);
});

test("no boat shows a picture twice, or a room first", () => {
  const wrong = readBoats().filter(
    (boat) => new Set(boat.pictures).size < boat.pictures.length || isRoom(coverOf(boat)),
  );
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

/** The picture that the page of each celebration begins with. */
const celebrations = () =>
  readSources("lib/server/runtime/seed/content/special-services").flatMap(
    (text) => /^media_key: (.+)$/m.exec(text)?.[1] ?? [],
  );

test("types, places and celebrations each have a picture of their own", () => {
  const keysOf = (name: string) =>
    readSeed<{ key: string; mediaKey?: string }[]>(name).flatMap(({ mediaKey }) => mediaKey ?? []);
  const own = [...keysOf("types"), ...keysOf("places"), ...celebrations()];
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((key, index) => own.indexOf(key) !== index)).toEqual([]);
});

test("the head of a list is no picture of the boats below it", () => {
  const covers = readBoats().map(({ type, port, pictures }) => ({ type, port, cover: pictures[0] }));
  const types = readSeed<{ key: string; mediaKey: string }[]>("types");
  const places = readSeed<{ key: string; mediaKey?: string }[]>("places");
  expect(
    types.filter(({ key, mediaKey }) => covers.some((one) => one.type === key && one.cover === mediaKey)),
  ).toEqual([]);
  expect(
    places.filter(({ key, mediaKey }) =>
      covers.some((one) => one.port.startsWith(`${key}-`) && one.cover === mediaKey),
    ),
  ).toEqual([]);
});
