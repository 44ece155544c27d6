import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

const copy = mkdtempSync(join(tmpdir(), "palamar-fourth-language-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Repeats the English row of a table as the German one. */
const addRow = (text: string) =>
  text.replace(
    /\n {2}en: [\s\S]*?(?=\n {2}ar: )/,
    (row) => row + row.replace("en:", "de:").replaceAll("/en.json", "/de.json"),
  );

/** What the files of the list in CONTRIBUTING need beside such a row. */
const OTHER_CHANGES: Record<string, (text: string) => string> = {
  "lib/i18n/locales.ts": (text) => addRow(text.replace('["tr", "en", "ar"]', '["tr", "en", "ar", "de"]')),
  "lib/routes/route-table.ts": (text) =>
    text.replace("ar: en });", "ar: en, de: en });").replace(/, ar: "([^"]+)" }/g, ', ar: "$1", de: "$1" }'),
};

/** The TypeScript files that CONTRIBUTING names for a new language. */
function namedFiles(): string[] {
  const section = /## A language\n([\s\S]*?)\n## /.exec(readFileSync("CONTRIBUTING.md", "utf8"))?.[1] ?? "";
  const files = [...section.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, file = ""]) => file);
  return files.filter((file) => !file.startsWith("tests/"));
}

test("a fourth language compiles once the files that CONTRIBUTING names have its rows", async () => {
  const files = [...filesOf(...CODE), "tsconfig.json", "next-env.d.ts"];
  for (const file of [...files, ...filesOf("messages/*.json", "lib/**/*.json")]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  cpSync("messages/en.json", join(copy, "messages/de.json"));
  const named = namedFiles();
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) {
    const changed = (OTHER_CHANGES[file] ?? addRow)(textOf(file));
    expect([file, changed === textOf(file)]).toEqual([file, false]);
    writeFileSync(join(copy, file), changed);
  }
  const compiler = join(process.cwd(), "node_modules/typescript/bin/tsc");
  const run = promisify(execFile)(process.execPath, [compiler, "--noEmit", "--singleThreaded", "-p", copy]);
  const output = await run.then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
  expect(output).toBe("");
});

test("no language is written by hand outside lib/i18n and those files", () => {
  const mayName = new Set([...namedFiles(), "lib/server/money/providers/iyzico/iyzico-locales.ts"]);
  const literal = /(["'`])(?:tr|en|ar)\1/;
  // `tr` is a row of a table too.
  const elements = /"th"/;
  const found = filesOf(...CODE)
    .filter(
      (file) => !mayName.has(file) && !/^lib\/(i18n|server\/runtime\/seed\/(data|content))\//.test(file),
    )
    .flatMap((file) =>
      textOf(file)
        .split("\n")
        .flatMap((line, index) =>
          literal.test(line) && !elements.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
