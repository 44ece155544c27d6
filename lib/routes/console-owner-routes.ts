/** What every page of the console has behind the way in. */
export const CONSOLE = { area: "console", indexed: false, guarded: true } as const;

/** The console's pages of owners, their papers and their money. */
export const CONSOLE_OWNER_ROUTES = {
  consoleOwners: {
    ...CONSOLE,
    pattern: "/operate/owners",
    file: "/operate/owners",
    permission: "owners.read",
  },
  consoleOwner: {
    ...CONSOLE,
    pattern: "/operate/owners/{id}",
    file: "/operate/owners/{id}",
    permission: "owners.read",
  },
  consolePapers: {
    ...CONSOLE,
    pattern: "/operate/papers",
    file: "/operate/papers",
    permission: "papers.read",
  },
  consolePaperFile: {
    ...CONSOLE,
    area: "console_file",
    pattern: "/operate/papers/{id}",
    file: "/operate/papers/{id}",
    permission: "papers.read",
  },
  consoleOwnersMoney: {
    ...CONSOLE,
    pattern: "/operate/owners-money",
    file: "/operate/owners-money",
    permission: "owners_money.read",
  },
  consolePayouts: {
    ...CONSOLE,
    pattern: "/operate/owners-money/payouts",
    file: "/operate/owners-money/payouts",
    permission: "owners_money.read",
  },
  consoleMonths: {
    ...CONSOLE,
    pattern: "/operate/owners-money/months",
    file: "/operate/owners-money/months",
    permission: "owners_money.read",
  },
  consoleMoneyRates: {
    ...CONSOLE,
    pattern: "/operate/owners-money/rates",
    file: "/operate/owners-money/rates",
    permission: "owners_money.read",
  },
  consoleDifferences: {
    ...CONSOLE,
    pattern: "/operate/owners-money/differences",
    file: "/operate/owners-money/differences",
    permission: "owners_money.read",
  },
  consoleStatement: {
    ...CONSOLE,
    pattern: "/operate/owners-money/statements/{statement}",
    file: "/operate/owners-money/statements/{statement}",
    permission: "owners_money.read",
  },
  consoleStatementFile: {
    ...CONSOLE,
    area: "console_file",
    pattern: "/operate/owners-money/statements/{statement}/{file}",
    file: "/operate/owners-money/statements/{statement}/{file}",
    permission: "owners_money.read",
  },
} as const;
