/**
 * Import rules, shared by the guards. A path is a folder or, at its end, a file without its
 * ending; when folders move, change them here and in the table of docs/architecture.md.
 */
export interface Room {
  /** Where its files lie; `<noun>` stands for one folder. */
  paths: readonly string[];
  /** What they import beside their own folder. */
  may: readonly string[];
  /** The only packages of a room that is to stay pure. */
  packages?: readonly string[];
}

/** The first room that holds a file decides. Same as the table of docs/architecture.md, "Rooms". */
export const ROOMS: readonly Room[] = [
  { paths: ["lib/domain"], may: [], packages: ["valibot"] },
  { paths: ["lib/contracts"], may: ["lib/domain", "lib/i18n/locales"], packages: ["valibot"] },
  {
    paths: ["lib/server"],
    may: ["lib/domain", "lib/contracts", "lib/routes", "lib/i18n", "lib/config"],
  },
  {
    paths: ["lib/client"],
    may: ["lib/domain", "lib/contracts", "lib/routes", "lib/i18n", "lib/config/env.client"],
  },
  {
    paths: ["lib/routes"],
    may: ["lib/domain/shared/vocabulary", "lib/domain/staff/permissions", "lib/i18n/locales"],
    packages: [],
  },
  { paths: ["lib/i18n"], may: ["messages"] },
  { paths: ["lib/config"], may: [] },
  { paths: ["components/ui"], may: [] },
  {
    paths: ["components/layout"],
    may: ["components/ui", "lib/client", "lib/routes", "lib/i18n", "lib/config/env.client", "messages"],
  },
  {
    paths: ["components/<noun>"],
    may: [
      "components/ui",
      "components/layout",
      "lib/client",
      "lib/domain",
      "lib/contracts",
      "lib/routes",
      "lib/i18n",
      "lib/config/env.client",
      "messages",
    ],
  },
  { paths: ["app"], may: ["components", "lib"] },
  { paths: ["packages/<noun>"], may: [] },
  { paths: ["middleware.ts", "instrumentation.ts", "scripts"], may: ["lib", "scripts", "packages"] },
];

export const SERVER = "lib/server";

/** The floors of `lib/server` from the top: each imports only itself and those below it. */
export const FLOORS = [
  "operator",
  "runtime",
  "people",
  "talk",
  "money",
  "booking",
  "reading",
  "catalogue",
  "platform",
] as const;
