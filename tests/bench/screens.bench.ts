import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { say } from "@/scripts/server/say";
import { findChromium } from "@/tests/fixtures/browser/find-chromium";
import { startTestServer } from "@/tests/fixtures/http/test-server";
import { localeOfPath } from "@/tests/fixtures/pages/crawl-site";
import { readSitemap } from "@/tests/fixtures/pages/read-sitemap";
import { routeOf, samplePages } from "@/tests/fixtures/pages/sample-pages";
import { setE2eSite } from "@/tests/fixtures/processes/test-run";

// Pictures of the first view of public templates of the built site, to be looked at.
// `npm run bench -- screens <folder>`: every template in each language and width, as PNG.
// `npm run bench -- screens docs/screens brand`: the twelve of docs/screens.md, as small WebP files.
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];
const BRAND = [
  "home-tr-1280",
  "home-ar-390",
  "boats-en-1280",
  "boats-tr-390",
  "boatsByPlace-tr-1280",
  "boatsByType-ar-768",
  "boat-en-1280",
  "boat-tr-390",
  "occasion-tr-1280",
  "service-en-390",
  "blogPost-tr-768",
  "about-ar-1280",
];

const [folder, only] = process.argv.slice(2);
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
    const wanted = entries
      .map((entry) => ({
        entry,
        name: `${routeOf(entry)}-${localeOfPath(entry.path)}-${viewport.width}`,
      }))
      .filter(({ name }) => only !== "brand" || BRAND.includes(name));
    for (const { entry, name } of wanted) {
      await page.goto(server.url + entry.path, { waitUntil: "networkidle" });
      const picture = await page.screenshot();
      if (only === "brand")
        await sharp(picture)
          .webp({ quality: 70 })
          .toFile(join(target, `${name}.webp`));
      else writeFileSync(join(target, `${name}.png`), picture);
    }
    await page.close();
    say(`${viewport.width} px: ${wanted.length} pictures in ${target}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
