import { existsSync } from "node:fs";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

const DOCUMENTS = ["CONTRIBUTING.md", "README.md", ...filesOf("docs/*.md")];
const FOLDERS = /^(app|components|docs|lib|messages|public|scripts|tests)\//;
const FILE_NAME = /^[\w-]+\.(tsx?|json|md)$/;
const CODE_NAME = /^(?:[A-Z][A-Z\d]*_[A-Z\d_]+|[a-z]+[A-Z]\w*)(?=\(|$)/;

const files = filesOf("{app,components,docs,lib,messages,scripts,tests}/**/*");
const code = filesOf(...CODE, "tests/**/*.ts", "*.ts")
  .map(textOf)
  .join("\n");
const quoted = (document: string) =>
  [...textOf(document).matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);

/** `<noun>` and `…` stand for any name; modules may be named without their ending. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/<\w+>/g, "*").replaceAll("…", "**").replace(/\/$/, "");
  return existsSync(pattern) || existsSync(`${pattern}.ts`) || filesOf(pattern).length > 0;
}

function isKnown(text: string): boolean {
  if (FOLDERS.test(text) && !/\s/.test(text)) return isThere(text);
  if (FILE_NAME.test(text)) return files.some((file) => file.endsWith(`/${text}`)) || existsSync(text);
  const [name] = CODE_NAME.exec(text) ?? [];
  return name === undefined || code.includes(name);
}

test.each(DOCUMENTS)("every file and every name of the code that %s mentions exists", (document) => {
  const all = quoted(document);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((text) => !isKnown(text))).toEqual([]);
});

test.each(DOCUMENTS)("what %s says to be in a file stands there", (document) => {
  const placed = [...textOf(document).matchAll(/`(\w+)(?:\([^`]*\))?` (?:in|of) `([^`\s]+\.tsx?)`/g)];
  const wrong = placed.filter(([, name = "", file = ""]) => {
    const found = existsSync(file) ? file : files.find((path) => path.endsWith(`/${file}`));
    return !found || !textOf(found).includes(name);
  });
  expect(wrong.map(([sentence]) => sentence)).toEqual([]);
});
