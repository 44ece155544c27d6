import { LOCALES } from "@/lib/i18n/locales";
import { matchIndependentPath, matchPath } from "@/lib/routes/match-path";
import { ROUTE_NAMES, ROUTES, type RouteEntry, type RouteName } from "@/lib/routes/route-table";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

const ROOMS = {
  desk: "app/(desk)",
  desk_file: "app/(desk)",
  site: "app/[locale]/(site)",
  account: "app/[locale]/(account)",
  download: "app/[locale]/(account)",
  notice: "app/[locale]",
  plain: "app/(plain)",
  console: "app/(operate)",
  console_file: "app/(operate)",
  handler: "app",
  calendar: "app",
  feed: "app/[locale]/(site)",
} as const satisfies Record<RouteEntry["area"], string>;

const HANDLED: ReadonlySet<RouteEntry["area"]> = new Set([
  "handler",
  "calendar",
  "feed",
  "download",
  "console_file",
  "desk_file",
]);

function filesOfRoute(name: RouteName): string[] {
  const { area, file, filtered }: RouteEntry = ROUTES[name];
  const folder = ROOMS[area] + file.replace(/\{(\w+)\}/g, "[$1]").replace(/\/$/, "");
  if (HANDLED.has(area)) return [`${folder}/route.ts`];
  return [`${folder}/page.tsx`, ...(filtered ? [`${folder}/filtered/page.tsx`] : [])];
}

const existing = new Set(
  filesOf(
    "app/**/page.tsx",
    "app/{auth,calendars,guests}/**/route.ts",
    "app/[[]locale]/**/route.ts",
    "app/(operate)/**/route.ts",
    "app/(desk)/**/route.ts",
  ),
);

test("every row of the route table has its files", () => {
  expect(ROUTE_NAMES.flatMap(filesOfRoute).filter((file) => !existing.has(file))).toEqual([]);
});

test("every page has a row in the route table", () => {
  const known = new Set(ROUTE_NAMES.flatMap(filesOfRoute));
  expect([...existing].filter((file) => !known.has(file))).toEqual([]);
});

test("one level of folders has one parameter name", () => {
  const names = new Map<string, Set<string>>();
  for (const file of existing) {
    const parts = file.replace(/\/\([a-z]+\)/g, "").split("/");
    for (const [index, part] of parts.entries()) {
      if (!part.startsWith("[")) continue;
      const level = parts.slice(0, index).join("/");
      names.set(level, (names.get(level) ?? new Set()).add(part));
    }
  }
  expect([...names].filter(([, found]) => found.size > 1)).toEqual([]);
});

const SAMPLES: Record<string, string> = {
  slug: "ornek",
  type: "static",
  id: "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10",
  number: "PLM-7K3M9QXA",
  list: "bookings",
  token: "AbCdEfGh_ijklmn-opqrstuv",
  kind: "question",
  conversation: "ASK-7K3M9QXA",
  code: "PLM-1004",
  part: "prices",
  text: "season-guide",
  written: "blog",
  language: "tr",
  subject: "reservation",
  contract: "distance_sales",
  section: "usage_rules",
  key: "bodrum-gumbet",
  file: "pdf-tr",
  statement: "2026-0007",
};

/** On purpose: a location is tried before the type of the same address. */
const SHARED: readonly string[] = [
  "boatsByPlace,boatsByType",
  "boats,boatsByType", // exact first, and `tekne` is a forbidden type slug
];

test.each(LOCALES)("no address of %s matches two routes, except place and type", (locale) => {
  const collisions = ROUTE_NAMES.flatMap((name) => {
    const { pattern }: RouteEntry = ROUTES[name];
    const address = (typeof pattern === "string" ? pattern : pattern[locale]).replace(
      /\{(\w+)\}/g,
      (_, key) => SAMPLES[key] ?? "",
    );
    const meant = [...matchIndependentPath(address), ...matchPath(locale, address)].map(
      (match) => match.name,
    );
    return meant.length === 1 || SHARED.includes(meant.join()) ? [] : [`${address}: ${meant.join()}`];
  });
  expect(collisions).toEqual([]);
});

test("no address is made by hand: links come from the table", () => {
  const handMade =
    /(href|action)=["'{`]+\/|(router\.(push|replace)|redirect|permanentRedirect)\(["'`]\/|\$\{locale\}\//;
  const links = filesOf(...CODE).filter((file) => !/^lib\/routes\/|^scripts\/|test-gateway/.test(file));
  const found = links.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((line, index) => (handMade.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
