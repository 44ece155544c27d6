import { LOCALES } from "@/lib/i18n/locales";
import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

/** The rooms that set or read cookies; elsewhere names of this shape belong to the database and to metrics. */
const ROOMS = ["client", "i18n", "server/accounts", "server/request"];

const names = new Set(
  filesOf(...ROOMS.map((room) => `lib/${room}/**/*.ts`)).flatMap((file) =>
    [...textOf(file).matchAll(/\bpalamar_[a-z_]+\b/g)].map(([name]) => name),
  ),
);

test.each(LOCALES)("the page about cookies names every cookie of the site, in %s", (locale) => {
  const text = textOf(`lib/server/seed/content/pages/cookies.${locale}.md`);
  expect(names.size).toBeGreaterThan(6);
  expect([...names].filter((name) => !text.includes(`${name} `) && !text.includes(`${name},`))).toEqual([]);
});
