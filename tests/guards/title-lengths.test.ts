import { createTranslator } from "next-intl";
import { MAX_OFFERS } from "@/lib/domain/occasions/occasion-plan";
import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

interface Named {
  name: Record<Locale, string>;
}
interface Place extends Named {
  key: string;
  /** Of an area its city, of a port its area. */
  parent?: string;
}
interface Boat extends Named {
  code: string;
  type: string;
  port: string;
  lengthCm: number;
  cruisingCapacity: number;
}

const DATA = "lib/server/runtime/seed/data";
const read = <T>(file: string): T => JSON.parse(textOf(file));
const CONTENT = "lib/server/runtime/seed/content";
const places = read<Place[]>(`${DATA}/places.json`);
const types = read<(Named & { key: string })[]>(`${DATA}/types.json`);
const boats = filesOf(`${DATA}/boats/*.json`).flatMap((file) => read<Boat[]>(file));

/** Invisible marks of direction are not drawn and take no room in a result. */
const lengthOf = (text: string) => text.replace(/[\u2066-\u2069]/g, "").length;

function cityOf(key: string): Place | undefined {
  const place = places.find((one) => one.key === key);
  return place?.parent ? cityOf(place.parent) : place;
}

const titlesIn = (folder: string, locale: Locale) =>
  filesOf(`${CONTENT}/${folder}/*.${locale}.md`).map(
    (file) => /^title: (.+)$/m.exec(textOf(file))?.[1] ?? "",
  );

/** Titles and descriptions of pages whose text comes from messages, filled with the shop's own names. */
function headsOf(locale: Locale): { title: string; description: string }[] {
  const messages = read<Record<string, object>>(`messages/${locale}.json`);
  const t = createTranslator({ locale, messages, namespace: "seo" }) as unknown as (
    key: string,
    values?: Record<string, string | number>,
  ) => string;
  const { brand } = LOCALE_FACTS[locale];
  const head = (key: string, values: Record<string, string | number> = {}) => ({
    title: t(`${key}.title`, { brand, ...values }),
    description: t(`${key}.description`, values),
  });
  const typeOf = (key: string) => types.find((type) => type.key === key)?.name[locale] ?? "";
  return [
    ...["home", "services", "blog", "contact", "map_data"].map((key) => head(key)),
    head("boats", { count: boats.length }),
    head("faq", { count: titlesIn("faq", locale).length }),
    ...places.map(({ name }) => head("place", { place: name[locale] })),
    ...types.map(({ name }) => head("type", { type: name[locale] })),
    ...boats.map(({ name, code, type, port, lengthCm, cruisingCapacity }) =>
      head("boat", {
        name: name[locale],
        code,
        type: typeOf(type),
        port: cityOf(port)?.name[locale] ?? "",
        length: lengthCm / 100,
        persons: cruisingCapacity,
      }),
    ),
    ...titlesIn("special-services", locale).map((title) => head("occasion", { title, count: MAX_OFFERS })),
  ];
}

/** Titles of pages that editors write: theirs with the brand behind. */
function writtenTitles(locale: Locale): string[] {
  const { seo } = read<{ seo: Record<string, { title: string }> }>(`messages/${locale}.json`);
  const { brand } = LOCALE_FACTS[locale];
  const written = (key: string, folder: string) =>
    titlesIn(folder, locale).map((title) =>
      (seo[key]?.title ?? "").replace("{title}", title).replace("{brand}", brand),
    );
  return [
    ...written("service", "special-services"),
    ...["pages", "blog", "home-features"].flatMap((folder) => written("content", folder)),
  ];
}

describe.each(LOCALES)("in %s", (locale) => {
  const heads = headsOf(locale);

  test("titles of pages have 15 to 65 letters and no two are the same", () => {
    const titles = [...heads.map(({ title }) => title), ...writtenTitles(locale)];
    expect(titles.length).toBeGreaterThan(50);
    expect(titles.filter((title) => lengthOf(title) < 15 || lengthOf(title) > 65)).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("descriptions have 50 to 160 letters and no two are the same", () => {
    const texts = heads.map(({ description }) => description);
    expect(texts.filter((text) => lengthOf(text) < 50 || lengthOf(text) > 160)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

/** What people type into a search engine. */
const SEARCHED = {
  tr: { place: "tekne kiralama", type: "kiralama", home: "tekne kiralama" },
  en: { place: "yacht charter", type: "charter in Turkey", home: "Yacht charter" },
  ar: { place: "تأجير يخوت", type: "تأجير", home: "تأجير يخوت" },
} as const satisfies Record<Locale, Record<"place" | "type" | "home", string>>;

test.each(LOCALES)("titles of lists hold the words that people search, in %s", (locale) => {
  const { seo } = read<{ seo: Record<string, { title: string }> }>(`messages/${locale}.json`);
  for (const [page, words] of Object.entries(SEARCHED[locale])) expect(seo[page]?.title).toContain(words);
});

test("English titles and descriptions call the country Turkey, as people type it", () => {
  expect(JSON.stringify(read<{ seo: object }>("messages/en.json").seo)).not.toContain("Türkiye");
});
