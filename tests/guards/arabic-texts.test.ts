import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const TEXTS = ["messages/ar.json", ...filesOf("lib/server/runtime/seed/**/*.ar.md")];
const WITH_DATA = [...TEXTS, ...filesOf("lib/server/runtime/seed/**/*.json")];

const findAll = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => (textOf(file).match(pattern) ?? []).map((text) => `${file}: ${text}`));

test("there are Arabic texts to look at", () => {
  expect(TEXTS.length).toBeGreaterThan(80);
});

/** Tanwin on the letter before its alif (كاملًا), not on the alif: both are written, one must be chosen. */
test("Arabic texts write tanwin in one way", () => {
  expect(findAll(WITH_DATA, /\S*\u0627\u064b\S*/g)).toEqual([]);
});

test("Arabic lists have the Arabic comma", () => {
  expect(findAll(WITH_DATA, /[\u0600-\u06ff]+, [^"]{0,20}/g)).toEqual([]);
});

test("an Arabic unit that is counted follows a plural, not a bare number", () => {
  const unit = "(?:دقيقة|دقائق|ساعة|ساعات|يوم|يومًا|أيام|شخص|أشخاص|ضيف|ضيوف|سنة|سنوات)";
  expect(
    findAll(["messages/ar.json"], new RegExp(`\\{[a-z_]+\\} ${unit}(?![\\u0600-\\u06ff])`, "g")),
  ).toEqual([]);
});

/** After Arabic letters, digits at the start of a Latin word are drawn behind it: "D Secure-3". */
const TORN_DIGITS = /[\u0600-\u06ff][^\u2066A-Za-z\d\n]*\s\d+-?[A-Za-z]\S*/g;

test("in Arabic texts a Latin word that starts with a digit is isolated (U+2066 … U+2069)", () => {
  expect(findAll(TEXTS, TORN_DIGITS)).toEqual([]);
});

/** Signs have no direction of their own: at the start of a Latin name they are drawn at its end. */
const TORN_SIGNS = /(?<![\w>\u2066])(?:_|@)+[A-Za-z]\S*/g;

test("in Arabic texts a Latin name that starts with a sign is isolated", () => {
  expect(findAll(TEXTS, TORN_SIGNS)).toEqual([]);
});

/** The word that was chosen, and those that mean the same (docs/glossary.md). */
const CHOSEN = {
  "رقم الحجز": "رقم العرض",
  احتفال: "(ال)?خدمات (ال)?خاصة|المناسبات البحرية|مناسبات على متن|مناسبتك|مناسباتك",
  "رسم إضافي": "رسوم محتملة|غرامة",
  الإجمالي: "المجموع(?![\u0600-\u06ff])",
  "مزوّد الدفع": "(مؤسسة|جهة) الدفع",
  كبينة: "قمر(ة|ات)",
  "توقيت إسطنبول": "توقيت تركيا",
  "أصحاب القوارب": "ملاك القوارب",
  "يخت فاخر": "يخت ضخم|اليخوت الضخمة",
  "بحر إيجة": "إيجه",
  "حق العدول": "حق (ال)?انسحاب",
  "الرسائل القصيرة": "الرسائل النصية",
} as const;

test.each(Object.entries(CHOSEN))("Arabic texts say %s, never %s", (_, other) => {
  expect(findAll(WITH_DATA, new RegExp(other, "g"))).toEqual([]);
});

test("Arabic texts write a word with its shadda where that decides how it is read", () => {
  expect(findAll(WITH_DATA, /(?<![\u0600-\u06ff])(يرجى|تعذر(?!ّ)|تحقق من )/g)).toEqual([]);
});

/** Plural "you" beside the singular sounds like two writers; a group of guests is another thing. */
test("a boat's and a place's Arabic text speaks to one reader", () => {
  const you = /(?:يمكنكم|ترون|تدفعون|تصلون|قاربكم|يرافقكم|ينتظركم|أنتم من|كونوا)/g;
  expect(findAll(filesOf("lib/server/runtime/seed/data/**/*.json"), you)).toEqual([]);
});
