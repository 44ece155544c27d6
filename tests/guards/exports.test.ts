import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

/** What Next reads by its name, and the tables that drizzle-kit reads. */
const READ_BY_OTHERS = /^(app\/|middleware\.ts|instrumentation\.ts|lib\/server\/db\/schema\/)/;
const EXPORT = /^export (?:async )?(function\*?|const|class|interface|type) (\w+)/gm;

const texts = new Map(filesOf(...CODE, "tests/**/*.{ts,tsx}", "*.ts").map((file) => [file, textOf(file)]));
const users = new Map<string, Set<string>>();
for (const [file, text] of texts)
  for (const [word] of text.matchAll(/\w+/g)) users.set(word, (users.get(word) ?? new Set()).add(file));

// A type that its own file speaks of may be exported: it names what a function of that file takes or gives.
test("everything that is exported is used by another file", () => {
  const unused = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)].flatMap(([, kind, name = ""]) => {
      const spokenOf = text.split(new RegExp(`\\b${name}\\b`)).length > 2;
      const named = (kind === "interface" || kind === "type") && spokenOf;
      return READ_BY_OTHERS.test(file) || named || (users.get(name)?.size ?? 0) > 1
        ? []
        : [`${file} ${name}`];
    }),
  );
  expect(unused).toEqual([]);
});
