import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { pathFor } from "@/lib/routes/path-for";
import { say } from "@/scripts/server/say";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// CPU time of requests that need no login, of the program and of its database together. `{n}` counts up, so that no
// cache answers, and so do `{p}` persons with `{h}` hours; `REQUESTS` adds others, one a line.
const BAR_MILLISECONDS = 60;
const ROUNDS = 25;
const TICK_MILLISECONDS = 10;
const today = tripDayOf(new Date());
const day = (days: number) => addDays(today, days);
const stay = `date=${day(40)}&end_date=${day(47)}`;
const REQUESTS = [
  `/api/v1/vehicles/prices?from=${day(1)}&to=${day(69)}&min_price={n}`,
  `/api/v1/vehicles/prices?from=${day(1)}&to=${day(69)}&persons={p}&start_hour={h}`,
  `/api/v1/vehicles/prices?from=${day(1)}&to=${day(69)}&persons={p}&nights=7`,
  `/api/v1/vehicles?${stay}&min_price={n}`,
  `/api/v1/vehicles?date=${day(40)}&min_price={n}`,
  `/api/v1/vehicles/map?date=${day(40)}&min_price={n}`,
  `/api/v1/vehicles/map?${stay}&min_price={n}`,
  `/api/v1/vehicles/filters?date=${day(40)}&min_price={n}`,
  pathFor("boats", "tr", null, { date: day(40), min_price: "{n}" }),
  pathFor("boats", "tr", null, { date: day(40), end_date: day(47), min_price: "{n}" }),
  pathFor("boats", "tr", null, { min_price: "{n}9990000" }),
  "/bulunmayan-{n}",
  ...(process.env.REQUESTS ?? "").split("\n").filter(Boolean),
];

completeEnvironment(process.cwd(), "production");
const server = await startTestServer({
  varDirectory: "var/bench",
  env: { LOG_LEVEL: "warn", RATE_LIMITS: "false" },
});
const { hostname, port } = new URL(server.otherUrl);
let asked = 0;

const sumOf = (numbers: readonly string[]) => numbers.reduce((sum, one) => sum + Number(one), 0);

/** Milliseconds of CPU time that the program and all of its children have taken. */
function cpuMilliseconds(): number {
  const parents = new Map<number, number>();
  const times = new Map<number, number>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      parents.set(Number(entry), Number(fields[1]));
      times.set(Number(entry), sumOf(fields.slice(11, 15)) * TICK_MILLISECONDS);
    } catch {
      // It has ended.
    }
  }
  return [...times].reduce((sum, [pid, time]) => sum + (isOurs(pid, parents) ? time : 0), 0);
}

function isOurs(pid: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === server.process.pid) return true;
  return false;
}

function ask(path: string): Promise<number> {
  asked += 1;
  const filled = path
    .replace(/\{n\}|%7Bn%7D/, String(asked))
    .replace("{p}", String((asked % 8) + 1))
    .replace("{h}", String(6 + (Math.floor(asked / 8) % 12)));
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: filled, headers: { accept: "*/*" } }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end();
  });
}

let isKept = true;
try {
  await sleep(3000);
  for (const path of REQUESTS) {
    for (let round = 0; round < 5; round += 1) await ask(path);
    const before = cpuMilliseconds();
    const statuses = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) statuses.add(await ask(path));
    const each = (cpuMilliseconds() - before) / ROUNDS;
    if (each > BAR_MILLISECONDS) isKept = false;
    const mark = each > BAR_MILLISECONDS ? "BROKEN" : "kept  ";
    say(`${mark} ${each.toFixed(1).padStart(6)} ms  ${[...statuses].join(",")}  ${path}`);
  }
} finally {
  await server.stop();
}
process.exit(isKept ? 0 : 1);
