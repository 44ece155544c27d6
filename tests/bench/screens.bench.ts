import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
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
// `npm run bench -- screens docs/screens office`: the console's, of docs/a-day-in-the-office.md.
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

/** The demo's admin reads Turkish; another language holds for one page. */
const OFFICE = [
  { name: "today-tr-1280", path: "/operate" },
  { name: "today-en-390", path: "/operate" },
  { name: "reservation-tr-1280", path: "/operate/reservations/PLM-DEM00001" },
  { name: "caller-tr-390", path: "/operate/caller" },
  { name: "question-en-1280", path: "/operate/inbox/question/ASK-DEM00002" },
  { name: "calendar-en-1280", path: "/operate/grid" },
  { name: "boat-tr-1280", path: "/operate/boats/PLM-1001/prices" },
  { name: "content-en-1280", path: "/operate/content" },
  { name: "figures-en-1280", path: "/operate/figures" },
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
  await (only === "office" ? takeOffice(browser) : takeSite(browser));
} finally {
  await browser.close();
  await server.stop();
}

async function takeSite(browser: Browser): Promise<void> {
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
      if (only === "brand") await keep(picture, name);
      else writeFileSync(join(target, `${name}.png`), picture);
    }
    await page.close();
    say(`${viewport.width} px: ${wanted.length} pictures in ${target}`);
  }
}

async function takeOffice(browser: Browser): Promise<void> {
  const log = readFileSync("var/bench/server.log", "utf8");
  const entrance = [...log.matchAll(/^Demo console: (\S+)$/gm)].at(-1)?.[1];
  if (!entrance) throw new Error("The start has printed no address of the console");
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(entrance);
  await page.getByRole("button").click();
  await page.waitForURL("**/operate");
  for (const { name, path } of OFFICE) {
    const [, locale, width = ""] = name.split("-");
    const viewport = WINDOWS.find((one) => String(one.width) === width);
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(`${server.url}${path}?lang=${locale}`, { waitUntil: "networkidle" });
    await keep(await page.screenshot(), `office-${name}`);
  }
  say(`${OFFICE.length} pictures in ${target}`);
}

async function keep(picture: Buffer, name: string): Promise<void> {
  await sharp(picture)
    .webp({ quality: 70 })
    .toFile(join(target, `${name}.webp`));
}
