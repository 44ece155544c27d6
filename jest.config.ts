import type { Config } from "jest";
import nextJest from "next/jest.js";

const ESM_ONLY = [
  "ky",
  "next-intl",
  "use-intl",
  "intl-messageformat",
  "icu-minify",
  "@formatjs",
  "@noble",
  "marked",
  "@react-pdf",
  "yoga-layout",
  "color-name",
  "color-string",
  "openid-client",
  "s3mini",
  "oauth4webapi",
  "jose",
];

const FAIL_ON_CONSOLE_ERROR = "<rootDir>/tests/fixtures/files/fail-on-console-error.ts";
const STAND_IN_ROUTER = "<rootDir>/tests/fixtures/browser/stand-in-router.ts";

const inNext = nextJest({ dir: import.meta.dirname });

async function project(name: string, extra: Config): Promise<Config> {
  const config = await inNext({
    displayName: name,
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    testEnvironment: "node",
    moduleNameMapper: {
      "^@/(.*)$": "<rootDir>/$1",
      // It names its files for `import` only, and Jest requires them.
      "^@react-pdf/hyphenate/(.*)$": "<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js",
    },
    setupFilesAfterEnv: [FAIL_ON_CONSOLE_ERROR],
    ...extra,
  })();
  const kept = `/node_modules/(?!(${ESM_ONLY.join("|")})/)`;
  return { ...config, transformIgnorePatterns: [kept, "^.+\\.module\\.(css|sass|scss)$"] };
}

export default async (): Promise<Config> => ({
  workerIdleMemoryLimit: "1GB",
  // Only ends what hangs: tests start programs and databases, on machines that have other things to do.
  testTimeout: 240_000,
  projects: [
    await project("guards", {}),
    // A test that needs a page says so itself: `@jest-environment jsdom` in its first comment.
    await project("unit", { setupFilesAfterEnv: [FAIL_ON_CONSOLE_ERROR, STAND_IN_ROUTER] }),
    await project("integration", {
      globalSetup: "<rootDir>/tests/fixtures/database/prepare-template-database.ts",
      globalTeardown: "<rootDir>/tests/fixtures/database/drop-test-databases.ts",
    }),
  ],
});
