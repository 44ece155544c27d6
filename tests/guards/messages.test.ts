import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { FAILURES } from "@/lib/contracts/failures";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { CODE, filesOf, textOf } from "@/tests/support/source-files";

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

test("no message stands unused", () => {
  const code = filesOf(...CODE)
    .map(textOf)
    .join("\n");
  // A key chosen by a value is written as a template: t(`status.${status}`) uses all below `status`.
  const chosen = [...code.matchAll(/`([\w.]*)\$\{[^`]*`/g)].map((match) => match[1] ?? "");
  const branches = new Set(chosen.filter(Boolean).map((start) => start.replace(/\.$/, "")));
  const unused = [...messages.tr.keys()].filter((key) => {
    const steps = key.split(".");
    const byName = steps.some((_, index) => code.includes(`"${steps.slice(index).join(".")}"`));
    const byChoice = steps.some((_, from) =>
      steps
        .slice(from, -1)
        .some((_step, length) => branches.has(steps.slice(from, from + length + 1).join("."))),
    );
    const bySuffix =
      code.includes(`}.${steps.at(-1)}\``) ||
      chosen.some((start) => start !== "" && !start.includes(".") && steps.at(-1)?.startsWith(start));
    const whole = steps.slice(0, -1).some((_, index) => new RegExp(`\\["?${steps[index]}"?\\]`).test(code));
    return !byName && !byChoice && !bySuffix && !whole;
  });
  expect(unused).toEqual([]);
});
