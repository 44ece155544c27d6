import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

const DECISIONS = filesOf("docs/decisions/[0-9]*.md");
/** A decision that another one replaced is kept as a short note about code that is gone. */
const STANDING = DECISIONS.filter(
  (file) => !textOf("docs/decisions/README.md").includes(`](${file.split("/").at(-1)}) (replaced by`),
);
const DOCUMENTS = ["CONTRIBUTING.md", "README.md", ...filesOf("docs/*.md"), ...STANDING];
/** Names of Next's that a decision explains because we do not use them. */
const REFUSED_OF_NEXT: readonly string[] = ["proxy.ts", "cacheComponents", "deploymentId"];
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
  if (REFUSED_OF_NEXT.includes(text)) return true;
  if (FOLDERS.test(text) && !/\s/.test(text)) return isThere(text);
  if (FILE_NAME.test(text)) return files.some((file) => file.endsWith(`/${text}`)) || existsSync(text);
  const [name] = CODE_NAME.exec(text) ?? [];
  return name === undefined || code.includes(name);
}

test.each(DOCUMENTS)("every file and every name of the code that %s mentions exists", (document) => {
  expect(quoted(document).filter((text) => !isKnown(text))).toEqual([]);
});

test.each(DOCUMENTS)("what %s says to be in a file stands there", (document) => {
  const placed = [...textOf(document).matchAll(/`(\w+)(?:\([^`]*\))?` (?:in|of) `([^`\s]+\.tsx?)`/g)];
  const wrong = placed.filter(([, name = "", file = ""]) => {
    const found = existsSync(file) ? file : files.find((path) => path.endsWith(`/${file}`));
    return !found || !textOf(found).includes(name);
  });
  expect(wrong.map(([sentence]) => sentence)).toEqual([]);
});

/** The heading of a document as GitHub names it in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

function isDeadLink(document: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? document : join(dirname(document), decodeURI(path));
  if (!existsSync(file)) return true;
  if (anchor === undefined) return false;
  return ![...textOf(file).matchAll(/^#+ (.+)$/gm)].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

test.each([...new Set([...DOCUMENTS, ...filesOf("docs/**/*.md")])])(
  "every link of %s leads to a file and a heading",
  (document) => {
    const text = textOf(document).replace(/`[^`\n]*`/g, "");
    const targets = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = ""]) => target);
    const own = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(own.filter((target) => isDeadLink(document, target))).toEqual([]);
  },
);

test("the operations guide names every command of the operator", () => {
  const named = filesOf("scripts/ops/**/*.ts").flatMap((file) =>
    [...textOf(file).matchAll(/\bname: "([a-z- ]+)"/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(60);
  const guide = quoted("docs/operations.md").join("\n");
  expect(named.filter((name) => !guide.includes(name))).toEqual([]);
});

test("the index of the decisions has a line with the title of each", () => {
  const lines = DECISIONS.map(
    (file) => `- [${textOf(file).split("\n")[0]?.slice(2)}](${file.split("/").at(-1)})`,
  );
  const index = textOf("docs/decisions/README.md")
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(index.map((line) => line.replace(/ \(replaced by \d{3}\)$/, ""))).toEqual(lines);
});

test.each(STANDING)("%s gives context, decision and refused alternatives, in this order", (file) => {
  const heads = [...textOf(file).matchAll(/^\*\*(Context|Decision|Refused|Consequences)\.\*\*/gm)];
  expect(heads.map(([, head]) => head).join(" ")).toMatch(/^Context Decision Refused( Consequences)?$/);
});
