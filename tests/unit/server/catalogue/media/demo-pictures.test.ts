import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import manifest from "@/lib/server/catalogue/media/media-manifest.json";
import videos from "@/lib/server/catalogue/media/video-manifest.json";
import { type BoatSeed, readBoats } from "@/lib/server/runtime/seed/boat-seed";

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
