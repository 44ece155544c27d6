import { GUEST_DAYS_KEPT } from "@/lib/domain/guests/plan-guests";
import { LOCALES } from "@/lib/i18n/locales";
import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const CONTENT = "lib/server/runtime/seed/content";

/** The rooms that set or read cookies; elsewhere names of this shape belong to the database and to metrics. */
const ROOMS = ["client", "i18n", "server/people/accounts", "server/platform/request"];

const names = new Set(
  filesOf(...ROOMS.map((room) => `lib/${room}/**/*.ts`)).flatMap((file) =>
    [...textOf(file).matchAll(/\bpalamar_[a-z_]+\b/g)].map(([name]) => name),
  ),
);

test.each(LOCALES)("the page about cookies names every cookie of the site, in %s", (locale) => {
  const text = textOf(`${CONTENT}/pages/cookies.${locale}.md`);
  expect(names.size).toBeGreaterThan(6);
  expect([...names].filter((name) => !text.includes(`${name} `) && !text.includes(`${name},`))).toEqual([]);
});

/** How each language says who provides a trip, who intermediates, and how long accepted texts are kept. */
const LEGAL_WORDS = {
  tr: {
    provider: "[Ss]ağlayıcı",
    owner: "tekne(nin)? sahibi",
    intermediary: "[Aa]racı hizmet sağlayıcı",
    kept: "[Ee]n az (üç|3) yıl",
    guests: `geziden ${GUEST_DAYS_KEPT} gün sonra`,
  },
  en: {
    provider: "[Pp]rovide[rs]",
    owner: "owner",
    intermediary: "[Ii]ntermediary",
    kept: "at least (three|3) years",
    guests: `${GUEST_DAYS_KEPT} days after the trip`,
  },
  ar: {
    provider: "مقدم الخدمة",
    owner: "مالك القارب",
    intermediary: "الوسيط|وسيطًا",
    kept: "(3|ثلاث) سنوات على الأقل",
    guests: `بعد ${GUEST_DAYS_KEPT} أيام من الرحلة`,
  },
} as const;

describe.each(Object.entries(LEGAL_WORDS))("in %s", (locale, words) => {
  const text = (file: string) => textOf(`${CONTENT}/${file}.${locale}.md`);
  const matching = (pattern: string) => expect.stringMatching(new RegExp(pattern));

  test.each(["contract/distance_sales", "contract/pre_information"])(
    "%s names the boat's owner as provider and the company as intermediary",
    (file) => {
      const lines = text(file).split("\n");
      expect(lines).toContainEqual(matching(`(${words.provider}).*(${words.owner}|{boat_owner})`));
      expect(lines.filter((line) => line.includes("{boat_owner}"))).toEqual([matching(words.provider)]);
      expect(text(file)).toMatch(new RegExp(`(${words.intermediary})[^{]*{seller_name}`));
    },
  );

  test.each(["pages/distance-sales", "pages/pre-information"])(
    "%s names the boat's owner as provider and the company as intermediary, as the contract does",
    (file) => {
      const lines = text(file).split("\n");
      expect(lines).toContainEqual(
        matching(`(${words.provider}.*${words.owner}|${words.owner}.*${words.provider})`),
      );
      expect(lines).toContainEqual(matching(words.intermediary));
    },
  );

  test.each([
    "contract/distance_sales",
    "order-contract/distance_sales",
    "pages/distance-sales",
    "pages/pre-information",
    "pages/kvkk",
  ])("%s says that accepted texts are kept for at least three years", (file) => {
    expect(text(file)).toMatch(new RegExp(words.kept));
  });

  test.each(["pages/kvkk", "pages/privacy"])("%s says when the answers of guests are deleted", (file) => {
    expect(text(file)).toContain(words.guests);
  });
});

const ENGLISH = filesOf(`${CONTENT}/**/*.en.md`, "lib/server/runtime/seed/data/**/*.json");

test("the title of a captain begins with a capital before the name", () => {
  expect(ENGLISH.length).toBeGreaterThan(100);
  const found = ENGLISH.flatMap((file) => textOf(file).match(/\bcaptain \p{Lu}\p{Ll}+/gu) ?? []);
  expect(found).toEqual([]);
});

test.each(["tr", "en"])("the name of a type, which has a capital, begins its sentence in %s", (locale) => {
  const wrong = textOf(`messages/${locale}.json`)
    .split("\n")
    .filter((line) => line.includes("{type}") && !/(: "|: |\. )\{type\}/.test(line));
  expect(wrong).toEqual([]);
});
