import { defineConfig } from "playwright/test";
import { findChromium } from "@/tests/fixtures/browser/find-chromium";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

/**
 * Chromium obeys the last list that it is given, so this one repeats Playwright's. The address bar's list of
 * suggestions is a page of its own that each new window loads, unseen: a third of the CPU time of a short test.
 */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

/**
 * Chromium obeys the last list here too, so Playwright's settings for a mouse come again. Without a window it knows no
 * network, and would fetch pictures farther below the screen than at the speed that all other browsers here assume.
 */
const BLINK_SETTINGS = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
  "lazyLoadingImageMarginPxUnknown=1250",
];

/** Pages live for seconds here: to compile their scripts for long use takes longer than that use would save. */
const SCRIPT_FLAGS = ["--no-opt", "--no-maglev"];

/** Debian's Chromium as root needs no sandbox, and is quiet on a closed network only when told so. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
  `--js-flags=${SCRIPT_FLAGS.join(" ")}`,
  `--blink-settings=${BLINK_SETTINGS.join(",")}`,
];

/** They begin first, so that no worker waits for them at the end. */
const SLOWEST_FIRST = [
  "search-engines/crawl",
  "accessibility/accessibility",
  "speed/budgets",
  "speed/start",
  "speed/early-input",
  "speed/not-rewritten",
  "resilience/outages",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/fixtures/browser/start-e2e-server.ts",
  fullyParallel: true,
  workers: "100%",
  projects: [
    { name: "longest", testMatch: SLOWEST_FIRST },
    { name: "others", testIgnore: SLOWEST_FIRST },
  ],
  // Once more, after a failure on a machine that is short of time. The gate names what passed only then: it is a fault
  // to be looked for, in the test or in the site.
  retries: 1,
  // Generous: whoever waits for a condition goes on as soon as it holds, and a slow machine is no fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: e2eSite() || undefined,
    browserName: "chromium",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    screenshot: "only-on-failure",
  },
});
