import { defineConfig } from "playwright/test";
import { e2eSite } from "@/lib/config/test-run";
import { findChromium } from "@/tests/fixtures/browser/find-chromium";

/** Debian's Chromium as root needs no sandbox, and is quiet on a closed network only when told so. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/fixtures/browser/start-e2e-server.ts",
  fullyParallel: true,
  workers: "100%",
  retries: 0,
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
