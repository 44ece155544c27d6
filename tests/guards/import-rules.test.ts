import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

// docs/architecture.md, "Rooms": the first rule whose room holds the file decides.
const RULES: { room: RegExp; may: RegExp[] }[] = [
  { room: /^components\/ui\//, may: [/^components\/ui\//] },
  {
    room: /^components\/layout\//,
    may: [
      /^components\/(ui|layout)\//,
      /^lib\/(client|routes|i18n)\//,
      /^lib\/config\/env\.client$/,
      /^components\/account\/(auth-dialog|providers)/,
      /^messages\//,
    ],
  },
  {
    room: /^components\/([a-z]+)\//,
    may: [
      /^components\/(ui|layout)\//,
      /^lib\/(client|domain|contracts|routes|i18n)\//,
      /^lib\/config\/env\.client$/,
      /^messages\//,
    ],
  },
  { room: /^lib\/server\//, may: [/^lib\/(server|domain|contracts|routes|i18n|config)\//] },
  {
    room: /^lib\/client\//,
    may: [/^lib\/(client|domain|contracts|routes|i18n)\//, /^lib\/config\/env\.client$/],
  },
  { room: /^lib\/contracts\//, may: [/^lib\/(contracts|domain)\//, /^lib\/i18n\/locales$/] },
  { room: /^lib\/routes\//, may: [/^lib\/routes\//, /^lib\/i18n\/locales$/] },
  { room: /^lib\/domain\//, may: [/^lib\/domain\//] },
  { room: /^lib\/i18n\//, may: [/^lib\/i18n\//, /^lib\/routes\//, /^messages\//] },
  { room: /^lib\/config\//, may: [/^lib\/config\//, /^lib\/i18n\/locales$/] },
  { room: /./, may: [/^components\//, /^lib\//, /^scripts\//, /^app\//, /^messages\//] },
];

/** Packages that a pure room may name; other rooms are free. */
const PACKAGES: { room: RegExp; may: RegExp }[] = [
  { room: /^lib\/domain\//, may: /^valibot$/ },
  { room: /^lib\/contracts\//, may: /^valibot$/ },
  { room: /^lib\/routes\//, may: /^$/ },
];

const IMPORT = /(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g;

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (!specifier.startsWith(".")) return null;
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(IMPORT)].map((match) => match[1] ?? "");
}

test("every file imports only what its room may import", () => {
  const wrong: string[] = [];
  for (const file of filesOf(...CODE)) {
    const rule = RULES.find(({ room }) => room.test(file));
    const own = /^components\/[a-z]+\//.exec(file)?.[0];
    for (const specifier of importsOf(file)) {
      const target = targetOf(file, specifier);
      if (!target) continue;
      const allowed = (own && target.startsWith(own)) || rule?.may.some((room) => room.test(target));
      if (!allowed) wrong.push(`${file} → ${specifier}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the pure rooms stand on no package but valibot", () => {
  const wrong = filesOf(...CODE).flatMap((file) => {
    const rule = PACKAGES.find(({ room }) => room.test(file));
    if (!rule) return [];
    return importsOf(file)
      .filter((specifier) => !targetOf(file, specifier) && !rule.may.test(specifier))
      .map((specifier) => `${file} → ${specifier}`);
  });
  expect(wrong).toEqual([]);
});

test("nobody imports the tests, and nobody but the app imports the app", () => {
  const wrong = filesOf(...CODE).flatMap((file) =>
    importsOf(file)
      .filter((specifier) => (file.startsWith("app/") ? /^@\/tests\// : /^@\/(app|tests)\//).test(specifier))
      .map((specifier) => `${file} → ${specifier}`),
  );
  expect(wrong).toEqual([]);
});
