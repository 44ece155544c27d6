import { compareTexts } from "@/lib/server/platform/files/compare-texts";

const joined = (before: string, after: string, side: "removed" | "added") =>
  compareTexts(before, after)
    .filter(({ kind }) => kind === "same" || kind === side)
    .map(({ text }) => text)
    .join("");

test("of a changed line only the words that differ are marked", () => {
  const pieces = compareTexts("One calm bay.\nStays.\n", "One quiet bay.\nStays.\n");
  expect(pieces.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "removed", text: "calm" },
    { kind: "added", text: "quiet" },
  ]);
});

test("words of every script stay whole", () => {
  const pieces = compareTexts("خليج هادئ جميل", "خليج صاخب جميل");
  expect(pieces.filter(({ kind }) => kind !== "same").map(({ text }) => text)).toEqual(["هادئ", "صاخب"]);
});

test("both texts can be read out of the pieces", () => {
  const [before, after] = ["a b c\nd e f\ng\n", "a x c\nnew line\nd e f\n"];
  expect([joined(before, after, "removed"), joined(before, after, "added")]).toEqual([before, after]);
});

test("what is far from a change is left out, and equal texts have no change", () => {
  const far = "Same line.\n".repeat(200);
  const pieces = compareTexts(`${far}old`, `${far}new`);
  expect(pieces[0]?.text.length).toBeLessThan(400);
  expect(compareTexts("x", "x").every(({ kind }) => kind === "same")).toBe(true);
  expect(compareTexts("", "")).toEqual([]);
});

test("two long texts that have nothing in common do not keep a request busy", () => {
  const words = (seed: number) => Array.from({ length: 6000 }, (_, n) => `${(n * seed) % 7919}`);
  const begun = performance.now();
  compareTexts(words(31).join("\n"), words(37).join("\n"));
  compareTexts(words(31).join(" "), words(37).join(" "));
  expect(performance.now() - begun).toBeLessThan(500);
});
