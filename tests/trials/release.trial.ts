import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { publicPages } from "@/tests/e2e/steps/page/templates";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { findChromium } from "@/tests/fixtures/browser/find-chromium";
import { buildChangedCopy, type SourceChange } from "@/tests/fixtures/installation/changed-copy";
import { startPostgresql } from "@/tests/fixtures/installation/debian-postgresql";
import { type Installation, planInstallation } from "@/tests/fixtures/installation/installation";
import { loadPage } from "@/tests/trials/load/linked-files";
import { countFailed, describeStatuses, sendVisitors } from "@/tests/trials/load/visits";
import { runTrial, type Trial } from "@/tests/trials/run-trial";

// A release while visitors are there: two builds of different sources behind one balancer, as decision 052 has it.
// Every page loads with all its files from whichever process is asked, and a page that was opened before goes on
// working.
const { account, layout } = textsOf("en");
const FORMER_TITLE = account.auth.login.title;
const NEW_TITLE = `${FORMER_TITLE} (2)`;
const CHANGE: SourceChange = {
  file: "messages/en.json",
  from: `"title": "${FORMER_TITLE}"`,
  to: `"title": "${NEW_TITLE}"`,
};
/** So that both processes are asked for each. */
const TIMES = 4;
const VISITORS = 4;
const PAGES = [pathFor("home", "tr"), pathFor("boats", "en"), pathFor("faq", "ar")];

await runTrial({ needs: ["postgresql", "haproxy"], minutes: 20 }, async (trial) => {
  const database = await startPostgresql(trial.folder);
  const env = { SEED_WHEN_EMPTY: "true" };
  const installation = await planInstallation({ folder: trial.folder, databaseUrl: database.url, env });
  const { startSite, startWorker } = installation;
  const worker = await startWorker();
  const sites = [await startSite(0), await startSite(1)];
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const [early, late] = [await openList(browser, installation), await openList(browser, installation)];
    const root = join(trial.folder, "release");
    await buildChangedCopy(root, CHANGE);

    const visits = sendVisitors(installation, PAGES, VISITORS);
    await worker.stop();
    await startWorker({ root });
    await sites[0]?.stop();
    await startSite(0, { root });
    await loadEverything(trial, installation);
    await visitByBrowser(trial, installation, browser);
    await pressOnOpenPage(trial, "a page from before, between two builds", early);
    await sites[1]?.stop();
    await startSite(1, { root });
    await visits.stop();
    trial.figure("visits during the release", describeStatuses(visits));
    trial.promise("visits that failed", countFailed(visits) === 0, countFailed(visits));
    await pressOnOpenPage(trial, "a page from before, after the release", late);
    const title = await loginTitle(await openList(browser, installation));
    trial.promise("a page from after shows the new build", title === NEW_TITLE, title);
  } finally {
    await browser.close();
  }
});

/** One page of every template in every language, from both builds, and every file that one of them names, from both. */
async function loadEverything(trial: Trial, { url }: Installation): Promise<void> {
  const pages = (await Promise.all(LOCALES.map(publicPages))).flat();
  const files = new Set<string>();
  const wrong: string[] = [];
  for (const path of pages)
    for (let time = 0; time < TIMES; time += 1) {
      const page = await loadPage(url + path);
      if (page.status >= 500) wrong.push(`${page.status} ${path}`);
      for (const file of page.files) files.add(file);
    }
  for (const file of files)
    for (let time = 0; time < TIMES; time += 1) {
      const { status, body } = await fetch(url + file);
      await body?.cancel();
      if (status !== 200) wrong.push(`${status} ${file}`);
    }
  trial.figure(
    "pages, files of both builds, requests",
    `${pages.length}, ${files.size}, ${(pages.length + files.size) * TIMES}`,
  );
  trial.promise(
    "requests for them that failed",
    wrong.length === 0,
    [wrong.length, ...wrong.slice(0, 5)].join(" "),
  );
}

/** Every template in one language, in a browser: it must come to life, whoever sends which of its parts. */
async function visitByBrowser(trial: Trial, { siteUrl }: Installation, browser: Browser): Promise<void> {
  const [dead, refused]: [string[], string[]] = [[], []];
  const page = await browser.newPage();
  page.on("response", (response) => {
    const file = response.url().slice(siteUrl.length);
    if (file.startsWith("/_next/") && response.status() >= 400) refused.push(`${response.status()} ${file}`);
  });
  const paths = await publicPages("en");
  for (const path of paths) await openPage(page, siteUrl + path).catch(() => dead.push(path));
  await page.close();
  trial.promise(
    `of ${paths.length} pages in a browser stayed without scripts`,
    dead.length === 0,
    [dead.length, ...dead].join(" "),
  );
  trial.promise("  files that it was refused", refused.length === 0, [refused.length, ...refused].join(" "));
}

async function openList(browser: Browser, { siteUrl }: Installation): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(30_000);
  await openPage(page, siteUrl + pathFor("boats", "en"));
  return page;
}

/** Login and heart of a page that was opened under the former build, without its being loaded again. */
async function pressOnOpenPage(trial: Trial, name: string, page: Page): Promise<void> {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  const title = await loginTitle(page);
  trial.promise(`${name}: its login`, title === FORMER_TITLE, title);
  await page.keyboard.press("Escape");
  const heart = page.locator("button.heart").first();
  await heart.click();
  const works = await page
    .getByRole("dialog")
    .or(page.locator("button.heart[aria-pressed=true]"))
    .first()
    .waitFor()
    .then(() => true)
    .catch(() => false);
  trial.promise(`${name}: its heart`, works, works ? "works" : "does nothing");
  trial.promise(`${name}: loaded again`, visits === 0, `${visits} times`);
}

async function loginTitle(page: Page): Promise<string> {
  await page.getByRole("button", { name: layout.login, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor().catch(() => undefined);
  return (
    (await dialog
      .getByRole("heading")
      .first()
      .textContent()
      .catch(() => null)) ?? "none"
  );
}
