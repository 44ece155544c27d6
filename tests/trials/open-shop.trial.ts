import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setDefaultCACertificates } from "node:tls";
import sharp from "sharp";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { type Answer, openEnvelope } from "@/tests/fixtures/http/call-endpoint";
import { freePort } from "@/tests/fixtures/http/free-port";
import { startTestServer } from "@/tests/fixtures/http/test-server";
import { startBalancer } from "@/tests/fixtures/installation/balancer";
import { ask, startPostgresql } from "@/tests/fixtures/installation/debian-postgresql";
import { readOpeningGuide, runInShell } from "@/tests/trials/opening/opening-guide";
import { runTrial } from "@/tests/trials/run-trial";

// From an empty PostgreSQL to the first published boat, with the commands of the guide's "Opening a real shop", at an
// https address. What its reader does between the commands - editing files, taking pictures - is done here.
const BOAT = JSON.parse(readFileSync("docs/operations/first-boat.json", "utf8"))[0];
/** Seller, telephone, e-mail, address, rates, contracts, boats. */
const TOLD_ON_THE_FIRST_DAY = 7;
const INVENTED = ["boats", "users", "reservations", "service_orders", "reviews", "special_services"];

await runTrial({ needs: ["postgresql", "haproxy"], minutes: 12 }, async (trial) => {
  const guide = readOpeningGuide();
  const shop = join(trial.folder, "shop");
  mkdirSync(join(shop, "pictures"), { recursive: true });
  const [port, sitePort] = [await freePort(), await freePort()];
  const siteUrl = `https://localhost:${port}`;
  const database = await startPostgresql(trial.folder);
  const varDirectory = join(trial.folder, "var");
  const shell = {
    ...guide.settings,
    SITE_URL: siteUrl,
    DATABASE_URL: database.url,
    VAR_DIRECTORY: varDirectory,
    SHOP: shop,
  };
  const printed = new Map<string, string>();
  const follow = async (step: number, env: Record<string, string> = shell) => {
    for (const command of guide.commandsOf(step)) printed.set(command, await runInShell(command, env));
  };

  await follow(3, { TLS: trial.folder, HOST: "localhost" });
  const certificate = join(trial.folder, "site.pem");
  await startBalancer(trial.folder, "haproxy.cfg", [sitePort, await freePort()], { port, certificate });
  setDefaultCACertificates([readFileSync(join(trial.folder, "certificate.pem"), "utf8")]);

  const site = await startTestServer({ varDirectory, port: sitePort, env: shell });
  const started = readFileSync(join(varDirectory, "server.log"), "utf8");
  const told = started.match(/^ {2}- .*/gm) ?? [];
  trial.promise(
    "the first start tells what is still to be set",
    told.length === TOLD_ON_THE_FIRST_DAY,
    told.length,
  );
  const [reference, invented] = [
    await countRows(database.url, ["places", "types", "contracts"]),
    await countRows(database.url, INVENTED),
  ];
  trial.promise(
    "reference data: places, types, contracts",
    reference.every((rows) => rows > 0),
    reference.join(", "),
  );
  trial.promise(
    `nothing invented: ${INVENTED.join(", ")}`,
    invented.every((rows) => rows === 0),
    invented.join(", "),
  );
  // The balancer wants two checks before it sends anybody.
  while ((await statusOf(`${siteUrl}/readyz`)) !== 200) await sleep(500);
  const empty = await Promise.all(LOCALES.map((locale) => statusOf(siteUrl + pathFor("boats", locale))));
  trial.promise(
    "the list answers before there is a boat",
    empty.every((status) => status === 200),
    empty.join(", "),
  );

  await follow(6);
  const [exportContracts = "", ...publish] = guide.commandsOf(7);
  await runInShell(exportContracts, shell);
  for (const file of globSync(join(shop, "contracts/**/*.md"))) makeOurs(file);
  for (const command of publish) printed.set(command, await runInShell(command, shell));
  await follow(8);
  await follow(9);
  for (const [index, { file }] of BOAT.pictures.entries()) await takePicture(join(shop, file), index);
  await follow(10);

  const differences = [...printed].filter(([command]) => /(content|catalogue) import/.test(command));
  const unchanged = differences.every(([, text]) => /^0 (texts|entries)/m.test(text));
  trial.promise(
    "an export of texts and catalogue imports as no change",
    unchanged,
    `${differences.length} imports`,
  );
  const missing = printed.get("npm run ops -- settings missing") ?? "";
  trial.promise(
    "nothing is missing in the end",
    missing.includes("Nothing is missing."),
    missing.trim().split("\n").at(-1) ?? "",
  );

  for (const locale of LOCALES) {
    const slug = await ask<{ slug: string }>(
      database.url,
      `select slug from slugs where scope = 'boat' and current and locale = '${locale}'`,
    );
    const page = await fetch(siteUrl + pathFor("boat", locale, { slug: slug?.slug ?? "" }));
    const html = await page.text();
    const isWhole =
      page.status === 200 && html.includes(BOAT.name[locale]) && /<img[^>]+\/media\//.test(html);
    trial.promise(
      `the boat's page over https in ${locale}`,
      isWhole,
      `${page.status}, ${new URL(page.url).pathname}`,
    );
    const list = await (await fetch(siteUrl + pathFor("boats", locale))).text();
    trial.promise(
      `the list of boats in ${locale} shows it`,
      list.includes(BOAT.name[locale]),
      `${list.length} letters`,
    );
  }
  const picture = await ask<{ media_key: string }>(database.url, "select media_key from boats");
  trial.figure("the key of its cover", picture?.media_key ?? "");
  const price = await quote(siteUrl, database.url);
  trial.promise(
    "a quote of four hours",
    price.total_price === 4 * 590_000,
    `${price.total_price} ${price.currency}`,
  );

  await site.stop();
  const again = await startTestServer({ varDirectory, port: sitePort, env: shell, logName: "second.log" });
  const boats = await countRows(database.url, ["boats", "users"]);
  trial.promise("a restart brings no demo data", boats.join() === "1,0", boats.join(", "));
  await again.stop();
});

async function countRows(url: string, tables: readonly string[]): Promise<number[]> {
  return Promise.all(
    tables.map(
      async (table) =>
        (await ask<{ rows: number }>(url, `select count(*)::int as rows from ${table}`))?.rows ?? -1,
    ),
  );
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** What a lawyer does, in short: another first line, a higher version. */
function makeOurs(file: string): void {
  const text = readFileSync(file, "utf8");
  const ours = text
    .replace(/^version: (\d+)$/m, (_, version) => `version: ${Number(version) + 1}`)
    .replace(/^\*\*.*\*\*.*$/m, "Koç Denizcilik A.Ş.");
  writeFileSync(file, `${ours}\n\nKoç Denizcilik A.Ş.\n`);
}

async function takePicture(file: string, shade: number): Promise<void> {
  const background = { r: 20, g: 90 + 30 * shade, b: 160 };
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
    .jpeg()
    .toFile(file);
}

async function quote(siteUrl: string, databaseUrl: string): Promise<Answer["body"]> {
  const boat = await ask<{ id: number }>(databaseUrl, "select id from boats");
  const day = addDays(tripDayOf(new Date()), 30);
  const response = await fetch(`${siteUrl}/api/v1/vehicles/calculate-price`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl },
    body: JSON.stringify({
      vehicle_id: boat?.id,
      rent_type: "hourly",
      start_date: `${day}T12:00`,
      end_date: `${day}T16:00`,
      person_count: 4,
    }),
  });
  return openEnvelope(await response.text());
}
