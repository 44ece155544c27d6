import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { FAILURES } from "@/lib/contracts/failures";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

type Tree = { [key: string]: string | Tree };

const ARABIC_PLURALS = ["zero", "one", "two", "few", "many", "other"];

function leavesOf(tree: Tree, prefix = ""): Map<string, string> {
  const leaves = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") leaves.set(prefix + key, value);
    else for (const [path, text] of leavesOf(value, `${prefix}${key}.`)) leaves.set(path, text);
  }
  return leaves;
}

const messages = Object.fromEntries(
  LOCALES.map((locale) => [locale, leavesOf(JSON.parse(textOf(`messages/${locale}.json`)))]),
) as Record<Locale, Map<string, string>>;

function walk(elements: MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit);
    }
    if (element.type === TYPE.tag) walk(element.children, visit);
  }
}

function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  walk(parse(text), (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(`${element.value}`);
  });
  return [...names].sort();
}

test.each(LOCALES)("%s has every message and none besides", (locale) => {
  expect([...messages[locale].keys()].sort()).toEqual([...messages.tr.keys()].sort());
});

test.each(LOCALES)("no message of %s is empty", (locale) => {
  expect([...messages[locale]].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("a message takes the same arguments in all languages", () => {
  const wrong = [...messages.tr.keys()].filter((key) => {
    const wanted = LOCALES.map((locale) => argumentsOf(messages[locale].get(key) ?? "").join());
    return new Set(wanted).size > 1;
  });
  expect(wrong).toEqual([]);
});

test("Arabic plurals have all six arms", () => {
  const wrong: string[] = [];
  for (const [key, text] of messages.ar) {
    walk(parse(text), (element) => {
      if (element.type !== TYPE.plural) return;
      const missing = ARABIC_PLURALS.filter((arm) => !(arm in element.options));
      if (missing.length) wrong.push(`${key}: ${missing.join(" ")}`);
    });
  }
  expect(wrong).toEqual([]);
});

test("every refusal of the API has its sentence", () => {
  const missing = Object.keys(FAILURES).filter((code) => !messages.tr.has(`errors.${code}`));
  expect(missing).toEqual([]);
});

/** Keys chosen by a value, as patterns: t(`result.${state}_title`) may use result.paid_title. */
function chosenKeys(code: string): RegExp[] {
  return [...code.matchAll(/`((?:[\w.]|\$\{[^`{}]*\})*)`/g)]
    .map((match) => match[1] ?? "")
    .filter((template) => template.includes("${") && /\w/.test(template.replace(/\$\{[^}]*\}/g, "")))
    .map((template) => {
      const pattern = template.split(/\$\{[^}]*\}/).map((literal) => literal.replaceAll(".", "\\."));
      return new RegExp(`^${pattern.join("\\w+")}$`);
    });
}

test("no message stands unused", () => {
  const code = filesOf(...CODE)
    .map(textOf)
    .join("\n");
  const chosen = chosenKeys(code);
  const unused = [...messages.tr.keys()].filter((key) => {
    const steps = key.split(".");
    const tails = steps.map((_, index) => steps.slice(index).join("."));
    const byName = tails.some((tail) => code.includes(`"${tail}"`));
    const byChoice = tails.some((tail) => chosen.some((pattern) => pattern.test(tail)));
    // a screen that gets its sentences as one object
    const byProperty = code.includes(`messages.${steps.at(-1)}`);
    // t(status) inside a namespace that ends where the choice begins
    const namespace = new RegExp(`["\`](\\w+\\.)*${steps.slice(0, -1).join("\\.")}["\`]`);
    return !byName && !byChoice && !byProperty && !(steps.length > 2 && namespace.test(code));
  });
  expect(unused).toEqual([]);
});
