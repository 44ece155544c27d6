import { setTimeout as sleep } from "node:timers/promises";
import { pathFor } from "@/lib/routes/path-for";
import { setSetting } from "@/lib/server/platform/settings/set-setting";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import type { TestServer } from "@/tests/fixtures/http/test-server";
import { timeAt } from "@/tests/trials/load/visits";
import type { Trial } from "@/tests/trials/run-trial";

const CHANGES = 20;
const MAX_MS = 1000;
/** A notification that was lost would cost a minute. */
const PATIENCE_MS = 90_000;

/** How long it takes until each site shows what was changed elsewhere, though it keeps the page. */
export async function measureChanges(trial: Trial, sites: readonly TestServer[]): Promise<void> {
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const email = `change-${change}@example.com`;
    for (const site of sites) if (await shows(site, email)) throw new Error("shown before the change");
    const changed = performance.now();
    await setSetting("email", email, STAFF);
    const follow = async (site: TestServer) => {
      while (!(await shows(site, email)) && performance.now() - changed < PATIENCE_MS) await sleep(5);
      times.push(performance.now() - changed);
    };
    await Promise.all(sites.map(follow));
  }
  const slowest = Math.max(...times);
  trial.figure("a change is shown after, half of them within", timeAt(times, 0.5));
  trial.promise(
    `the slowest of ${times.length}, at most ${MAX_MS} ms`,
    slowest <= MAX_MS,
    `${slowest.toFixed(0)} ms`,
  );
}

async function shows({ otherUrl }: TestServer, email: string): Promise<boolean> {
  const page = await fetch(otherUrl + pathFor("contact", "en"), { headers: { accept: "text/html" } });
  return (await page.text()).includes(email);
}
