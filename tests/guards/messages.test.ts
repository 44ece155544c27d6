import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { FAILURES } from "@/lib/contracts/failures";
import {
  ANSWER_HOURS,
  COMING_HOURS_BEFORE_START,
  HOLD_MINUTES,
  PAY_HOURS,
} from "@/lib/domain/reservations/plan-deadline";
import { POLICY_STEPS, type PolicyStep } from "@/lib/domain/reservations/plan-refund";
import { ORDER_REFUND_STEPS } from "@/lib/domain/services/order-refund-steps";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";
import { messageUses } from "@/tests/guards/message-uses";

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

test("every refusal of the API has its sentence and is used", () => {
  const codes = Object.keys(FAILURES);
  expect(codes.filter((code) => !messages.tr.has(`errors.${code}`))).toEqual([]);
  const code = filesOf(...CODE).filter((file) => file !== "lib/contracts/failures.ts");
  const texts = code.map(textOf).join("\n");
  expect(codes.filter((one) => !texts.includes(`"${one}"`))).toEqual([]);
});

/** Namespaces whose messages are read without a translator, and the file that does. */
const READ_AS_OBJECTS = {
  constants: "lib/server/app/get-app-variables",
  error_page: "lib/i18n/load-error-messages",
  errors: "lib/server/api/failure-texts",
  quote_lines: "lib/server/boats/name-lines",
};
const isUsed = messageUses();

test("no message stands unused in its namespace", () => {
  const unused = [...messages.tr.keys()].filter(
    (key) => !isUsed(key) && !((key.split(".")[0] ?? "") in READ_AS_OBJECTS),
  );
  expect(unused).toEqual([]);
});

test.each(Object.entries(READ_AS_OBJECTS))("%s is read as an object by %s", (namespace, file) => {
  expect(textOf(`${file}.ts`)).toMatch(new RegExp(`\\b${namespace}\\b`));
});

const NAMED_NOWHERE = [
  "boats.headline",
  "boats.status.close",
  "checkout.retry",
  "mails.heading",
  "owner.from",
  // Words that stand elsewhere in the code, or in the HTML of the same file.
  "boats.price.title",
  "boats.text",
  "account.auth.text",
];
test.each(NAMED_NOWHERE)("a message %s would be noticed as unused", (key) => {
  expect(messages.tr.has(key)).toBe(false);
  expect(isUsed(key)).toBe(false);
});

const STEPS: readonly PolicyStep[] = [...Object.values(POLICY_STEPS).flat(), ...ORDER_REFUND_STEPS];

/** Durations and percents that `lib/domain` decides, by the words that follow them in each language. */
const BUSINESS_NUMBERS = [
  { values: [HOLD_MINUTES, ...Object.values(CODE_MINUTES)], unit: "minutes?|dakika|دقيقة|دقائق" },
  { values: [ANSWER_HOURS, PAY_HOURS, COMING_HOURS_BEFORE_START], unit: "hours?|saat|ساعة|ساعات" },
  { values: STEPS.map(({ daysBefore }) => daysBefore), unit: "days?|gün|يوم|أيام|يومًا" },
];
const PERCENTS = STEPS.map(({ percent }) => `${percent} ?[%٪]|[%٪]${percent}(?!\\d)`);

test.each(LOCALES)("no message of %s states a number that the domain decides", (locale) => {
  const patterns = BUSINESS_NUMBERS.map(({ values, unit }) => `(?<!\\d)(${values.join("|")}) (${unit})`);
  const stated = new RegExp([...patterns, ...PERCENTS].join("|"), "u");
  const found = [...messages[locale]].filter(([, text]) => stated.test(text)).map(([key]) => key);
  expect(found).toEqual([]);
});
