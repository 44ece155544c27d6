import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { FAILURES } from "@/lib/contracts/failures";
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
  constants: "lib/server/platform/settings/get-app-variables",
  error_page: "lib/i18n/load-error-messages",
  errors: "lib/server/runtime/api/failure-texts",
  quote_lines: "lib/server/catalogue/boats/name-lines",
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

/** Messages whose numbers no rule of ours decides: forms of codes and numbers, licences, sources, scales. */
const NUMBERS_OF_OTHERS = [
  /^account\.(auth\.prove|step_up)\.sent$/,
  /^account_area\.proof\.sent_to_(email|phone)$/,
  /^(boat_code_search\.hint|contact\.phone_hint|orders\.form\.phone_hint|invoice\.number_hint)$/,
  /^(boats\.rated|reviews\.out_of|boats\.licence\.yacht_\d+|guests\.form\.years)$/,
  /^(payments\.result\.reason|test_gateway\.behaviours)\.three_d/,
  /^(locator\.|reservations\.contracts\.hash$)/,
  // Two of two, and the ends of a field.
  /^(errors\.two_credentials|occasions\.ways\.title|occasions\.faults\.persons_invalid)$/,
  // Whole hours of the clock.
  /^(errors\.swim_tour_hours|quote\.swim_hours)$/,
];
const DIGITS = /\d/;
/** English says small numbers in letters; the other languages translate it. */
const IN_ENGLISH_LETTERS = /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)\b/i;

test.each(LOCALES)("no message of %s writes a number: the rules give them as arguments", (locale) => {
  const stated = [...messages[locale]].filter(([key, text]) => {
    if (NUMBERS_OF_OTHERS.some((pattern) => pattern.test(key))) return false;
    return DIGITS.test(text.replace(/=\d+ ?\{/g, "")) || (locale === "en" && IN_ENGLISH_LETTERS.test(text));
  });
  expect(stated).toEqual([]);
});
