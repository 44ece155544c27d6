import { existsSync } from "node:fs";
import { SERVER_DEPENDENT } from "@/scripts/ci/test-stages";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

/** The lines of the files on which a pattern stands, as `file:line`. */
function findings(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

const code = filesOf(...CODE);
const everything = filesOf(
  ...CODE,
  "tests/**/*.{ts,tsx}",
  "docs/**/*.md",
  "*.{md,ts,json,mjs}",
  ".ci/run",
  ".env.example",
);

test("the environment is read only in lib/config", () => {
  // Next removes the worker from the edge bundle only where NEXT_RUNTIME stands in this very file.
  const others = code.filter((file) => !file.startsWith("lib/config/") && file !== "instrumentation.ts");
  expect(findings(others, /process\.env/)).toEqual([]);
});

test("fields of log lines are written in snake_case, as their events are", () => {
  const calls = code.flatMap((file) =>
    [...textOf(file).matchAll(/\blog\(\s*[^,]+,[^,]+,\s*\{([^{}]*)\}/g)].map(([, fields = ""]) => ({
      file,
      fields,
    })),
  );
  expect(calls.length).toBeGreaterThan(50);
  const wrong = calls.filter(({ fields }) => /(?:^|,)\s*[a-z]+[A-Z]\w*\s*(?=[:,]|$)/.test(fields));
  expect(wrong).toEqual([]);
});

test("no file of ours is longer than 250 lines", () => {
  const files = filesOf(...CODE, "tests/**/*.{ts,tsx}");
  expect(files.filter((file) => textOf(file).split("\n").length > 251)).toEqual([]);
});

test("the rewriting of pages stays small: it knows how another program writes them", () => {
  const lines = filesOf("lib/server/runtime/front/rewrite/*").map(
    (file) => textOf(file).trimEnd().split("\n").length,
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(120);
});

test("one file replaces methods of a response on its way out", () => {
  const replacing = filesOf("lib/**/*.ts", "app/**/*.ts", "scripts/**/*.ts").filter((file) =>
    /Object\.(assign|definePropert(y|ies))\(\s*(this\.#)?(response|res)\b|\b(response|res)\.(writeHead|write|end|flushHeaders|setHeader) = /.test(
      textOf(file),
    ),
  );
  expect(replacing).toEqual(["lib/server/runtime/front/response/response-transform.ts"]);
});

test("reads that name the type of their rows by hand only become fewer (decision 066)", () => {
  const files = filesOf("lib/server/**/*.ts");
  const named = files.flatMap((file) => textOf(file).match(/\.execute</g) ?? []);
  expect(named.length).toBeLessThanOrEqual(111);
});

test("no folder of lib/server holds more than nine folders", () => {
  const folders = new Map<string, Set<string>>();
  for (const file of filesOf("lib/server/**/*.*")) {
    const parts = file.split("/").slice(0, -1);
    for (const [index, name] of parts.entries()) {
      const parent = parts.slice(0, index).join("/");
      folders.set(parent, (folders.get(parent) ?? new Set()).add(name));
    }
  }
  expect(folders.get("lib/server")?.size).toBe(9);
  expect([...folders].filter(([, names]) => names.size > 9).map(([folder]) => folder)).toEqual([]);
});

test("a form has an address that takes it, or is a ScriptForm, which keeps what was typed out of the address", () => {
  const forms = filesOf("components/**/*.tsx", "app/**/*.tsx").flatMap((file) =>
    [...textOf(file).matchAll(/<form\b(?:=>|[^>])*>/g)].map(([tag]) => ({ file, tag })),
  );
  const bare = forms.filter(({ tag }) => !/\saction=/.test(tag)).map(({ file }) => file);
  expect(bare).toEqual(["components/ui/fields/script-form.tsx"]);
});

test("every test file listed for another database server exists", () => {
  const missing = SERVER_DEPENDENT.filter((file) => !existsSync(`tests/integration/${file}.test.ts`));
  expect(missing).toEqual([]);
});

test("lib/domain uses no clock and no randomness: no new Date(), Date.now() or Math.random()", () => {
  const domain = code.filter((file) => file.startsWith("lib/domain/"));
  expect(findings(domain, /new Date\(\s*\)|Date\.now\(|Math\.random\(|performance\.now/)).toEqual([]);
});

test("the server takes its time from the database's clock, never from the process's", () => {
  const files = filesOf("{lib/server,app,scripts/ops}/**/*.{ts,tsx}", "middleware.ts").filter(
    (file) => !/^lib\/server\/(platform\/(log\.ts|db\/database-clock\.ts)|runtime\/seed\/)/.test(file),
  );
  expect(findings(files, /new Date\(\s*\)/)).toEqual([]);
});

test("what is signed or sealed has a key of its own, derived from the secret in one place", () => {
  const others = code.filter((file) => !/^lib\/(config|server\/platform\/keys)\//.test(file));
  expect(findings(others, /\b(formerAppSecret|appSecret|APP_SECRET)\b/)).toEqual([]);
});

test("the frame of every page says that a demo is one", () => {
  const frames = filesOf("app/**/layout.tsx").filter((file) => textOf(file).includes("<html"));
  expect(frames.length).toBeGreaterThan(1);
  expect(frames.filter((file) => !/serverEnv\(\)\.DEMO && <DemoMark /.test(textOf(file)))).toEqual([]);
});

test("no HTML of ours carries a handler, which the policies of account and plain pages refuse", () => {
  expect(findings(code, /\son[a-z]+="/)).toEqual([]);
});

test("no code takes today's day from the UTC date", () => {
  // the day arithmetic itself counts whole UTC days, without a clock
  const others = code.filter((file) => file !== "lib/domain/shared/istanbul-time.ts");
  expect(findings(others, /toISOString\(\)\.(slice|substring|split)/)).toEqual([]);
});

test("no path of a machine stands in the project", () => {
  const pattern = /(^|[^\w.$@/-])\/(work|farm|home\/\w+|root|Users\/\w+|tmp\/bash_jobs)\//;
  const files = everything.filter((file) => file !== "tests/guards/house-rules.test.ts");
  expect(findings(files, pattern)).toEqual([]);
});

test("files are named in kebab-case and no folder is called utils, helpers, misc, common, hooks or types", () => {
  const next =
    /^(page|layout|route|error|global-error|not-found|loading|robots|sitemap|manifest|middleware|instrumentation)$/;
  const wrong = code.filter((file) => {
    const name = (file.split("/").at(-1) ?? "").replace(/\.(test\.)?tsx?$/, "");
    const folders = file.split("/").slice(0, -1);
    const kebab = /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) || next.test(name);
    return (
      !kebab ||
      folders.some((folder) => /^(utils?|helpers?|misc|common|hooks)$/.test(folder)) ||
      (folders.includes("types") && !file.startsWith("app/"))
    );
  });
  expect(wrong).toEqual([]);
});

test("no barrel file re-exports others", () => {
  expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  expect(findings(code, /^export \* from/)).toEqual([]);
});

test("links fetch nothing ahead: SiteLink stands for next/link", () => {
  expect(findings(code, /from "next\/link"/)).toEqual([]);
});

test("styles name start and end, never left and right", () => {
  const physical =
    /[\s"'`:](-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br)-[\w[./]+|text-left|text-right|float-left|float-right)[\s"'`;]/;
  expect(findings(filesOf("components/**/*.tsx", "app/**/*.tsx"), physical)).toEqual([]);
  const css = /(^|[\s;{])(margin|padding|border)-(left|right)|text-align:\s*(left|right)|(^|\s)(left|right):/;
  expect(findings(filesOf("{app,components}/**/*.css"), css)).toEqual([]);
  expect(findings(filesOf("components/**/*.css"), physical)).toEqual([]);
});

test("comments refer to no document that is not in the project", () => {
  const comments = /^\s*(?:\/\/|\/?\*+)\s.*/gm;
  const missing = filesOf(...CODE, "tests/**/*.{ts,tsx}").flatMap((file) =>
    [...textOf(file).matchAll(comments)]
      .flatMap(([comment]) => comment.match(/[\w/-]+\.md\b/g) ?? [])
      .filter((document) => !existsSync(document))
      .map((document) => `${file} ${document}`),
  );
  expect(missing).toEqual([]);
});

test("no line of a comment is longer than 120 columns", () => {
  const files = filesOf(...CODE, "tests/**/*.{ts,tsx}", "{app,components}/**/*.css", "*.ts");
  // What excuses a line to the linter stands on one line.
  expect(findings(files, /^(?=.{121})\s*(\/\/|\/?\*|\{\/\*)(?!.*(biome-ignore|@ts-expect-error))/)).toEqual(
    [],
  );
});

test("every exported function of domain and server says what it guarantees", () => {
  const rooms = code.filter((file) => /^lib\/(domain|server)\//.test(file) && !/\/seed\//.test(file));
  const wrong = rooms.flatMap((file) => {
    const lines = textOf(file).split("\n");
    return lines.flatMap((line, index) => {
      const name = /^export (?:async )?function\*? (\w+)/.exec(line)?.[1];
      const above = (lines[index - 1] ?? "").trim();
      // the body of an overloaded function stands under its documented signatures
      const overload = above.startsWith("export function") && above.endsWith(";");
      return name && !above.endsWith("*/") && !overload ? [`${file}:${index + 1} ${name}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test("endpoints of the API are thin", () => {
  const endpoints = filesOf("app/api/v1/**/route.ts");
  expect(endpoints.filter((file) => textOf(file).split("\n").length > 41)).toEqual([]);
});

const SAFE_LOADERS = ["lazyPart", "loadAction", "loadInBackground"];

/** The names before the brackets that are open at the end of a text, the outermost first: `try` for its block. */
function openedBy(text: string): string[] {
  const open: string[] = [];
  for (const [bracket, name = ""] of text.matchAll(/(\w*)(?:<\w+>)?\(|\w* ?\{|[)}]/g))
    if (/[)}]/.test(bracket)) open.pop();
    else open.push(bracket.endsWith("{") ? (/\w+/.exec(bracket)?.[0] ?? "") : name);
  return open;
}

/** Loaded by a safe loader, in a `try`, or in a function that is called in no other way. */
function isSafeAt(text: string, place: number): boolean {
  const before = text.slice(0, place);
  if (openedBy(before).some((name) => name === "try" || SAFE_LOADERS.includes(name))) return true;
  const declared = [...before.matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)/gm)].at(-1)?.[1];
  if (!declared || !/^load/.test(declared)) return false;
  const uses = [...text.matchAll(new RegExp(`(?<!typeof |const |function )\\b${declared}\\b`, "g"))];
  return uses.length > 0 && uses.every((use) => isSafeAt(text, use.index));
}

test("each import that components make later survives a lost connection", () => {
  // Loaders of messages are called by these ways.
  const files = filesOf("{app,components}/**/*.{ts,tsx}").filter(
    (file) => !/\/load-[\w-]+-(messages|labels)\.ts$/.test(file),
  );
  const later = files.flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(/(?<!typeof )\bimport\("([^"]+)"\)(\.catch\()?/g)].map((found) => ({
      name: `${file} ${found[1]}`,
      isSafe: found[2] !== undefined || isSafeAt(text, found.index),
    }));
  });
  expect(later.length).toBeGreaterThan(30);
  expect(later.filter(({ isSafe }) => !isSafe).map(({ name }) => name)).toEqual([]);
  expect(findings(files, /(?<!v\.)\blazy\(|next\/dynamic/)).toEqual([]);
});

test("nothing of ours uses what Next keeps to itself", () => {
  expect(findings(code, /next\/dist/)).toEqual([]);
});
