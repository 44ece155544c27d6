import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { LOCALES } from "@/lib/i18n/locales";
import { say } from "@/scripts/server/say";
import { findChromium } from "@/tests/fixtures/browser/find-chromium";
import { startTestServer } from "@/tests/fixtures/http/test-server";
import { localeOfPath } from "@/tests/fixtures/pages/crawl-site";
import { readSitemap } from "@/tests/fixtures/pages/read-sitemap";
import { routeOf, samplePages } from "@/tests/fixtures/pages/sample-pages";
import { setE2eSite } from "@/tests/fixtures/processes/test-run";

// A picture of the first view of every public template of the built site, in each language and width, to be looked at:
// `npm run bench -- screens <folder>`.
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Which folder? npm run bench -- screens <folder>");
const target = resolve(folder);
mkdirSync(target, { recursive: true });

completeEnvironment(process.cwd(), "production");
const env = { LOG_LEVEL: "warn", RATE_LIMITS: "false" };
const server = await startTestServer({ varDirectory: "var/bench", env });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  setE2eSite(server.url);
  const entries = samplePages(await readSitemap());
  for (const viewport of WINDOWS) {
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    for (const entry of entries) {
      await page.goto(server.url + entry.path, { waitUntil: "networkidle" });
      const name = `${routeOf(entry)}-${localeOfPath(entry.path)}-${viewport.width}.png`;
      await page.screenshot({ path: join(target, name) });
    }
    await page.close();
    say(`${viewport.width} px: ${entries.length} pictures of ${LOCALES.length} languages in ${target}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
