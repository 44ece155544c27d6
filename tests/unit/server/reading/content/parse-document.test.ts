import fc from "fast-check";
import { formatDocument, parseDocument } from "@/lib/server/reading/content/files/parse-document";

const FILE = "blog/kas.en.md";
const line = fc.string({ unit: "binary" }).map((text) => text.replace(/[\r\n]/g, " ").trim());
const body = fc.array(fc.oneof(line, fc.constantFrom("---", "# A: b", "key: value", "")), { minLength: 1 });

function read(text: string) {
  const parsed = parseDocument(FILE, text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.document;
}

test("what is written as a file reads back the same, whatever the text is", () => {
  fc.assert(
    fc.property(line, line, body, (title, summary, rows) => {
      const text = rows.join("\n").trim();
      const matter = Object.fromEntries(
        Object.entries({ title, summary }).filter(([, value]) => value !== ""),
      );
      const document = read(formatDocument(matter, text));
      expect([document.matter, document.body]).toEqual([matter, text]);
      expect(formatDocument(document.matter, document.body)).toBe(formatDocument(matter, text));
    }),
  );
});

test("files of other systems read the same: byte order mark, line ends, blank lines", () => {
  const document = read("\uFEFF---\r\ntitle: A: b\r\n\r\nslug: a\r\n---\r\n\r\n\r\nText\r\n");
  expect(document).toMatchObject({
    key: "kas",
    locale: "en",
    matter: { title: "A: b", slug: "a" },
    lines: { title: 2, slug: 4 },
    body: "Text",
    bodyLine: 8,
  });
});

test.each([
  ["---\ntitle: a\ntitle: b\n---\n", 3, `"title" stands here twice`],
  ["---\ntitle a\n---\n", 2, `"title a" is not "name: value"`],
  ["title: a\n", 1, "the front matter between two lines of --- is missing"],
  ["---\ntitle: a\n", 1, "the front matter between two lines of --- is missing"],
])("%j is refused on its line", (text, at, problem) => {
  expect(parseDocument(FILE, text)).toEqual({ ok: false, issues: [{ file: FILE, line: at, problem }] });
});

test.each(["kas.md", "kas.fr.md", "../kas.en.md.txt", ".en.md", "k as.en.md"])(
  "%s is no name of a text",
  (name) => {
    expect(parseDocument(`blog/${name}`, "---\n---\n")).toMatchObject({ ok: false });
  },
);
