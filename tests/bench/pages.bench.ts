import { readFileSync } from "node:fs";
import { request } from "node:http";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { say } from "@/scripts/server/say";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// Server CPU per request of the built site, per page: the figures of the speed table, in
// microseconds, beside the health address as the control (front without Next). `{n}` counts up:
// a search that is not cached yet, while one without it is shared for some seconds.
const PATHS = [
  "/healthz",
  "/",
  "/tekne-kiralama",
  "/bodrum-tekne-kiralama",
  "/en/rental-boats",
  "/tekne-kiralama?persons=4",
  "/tekne-kiralama?min_price={n}",
];
const ROUNDS = 2000;
const PARALLEL = 8;
/** Linux counts CPU time in hundredths of a second. */
const TICK_MICROSECONDS = 10_000;

function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}

function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: undefined }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end();
  });
}

let asked = 0;

async function round(url: string, count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      asked += 1;
      const status = await ask(url.replace("{n}", String(asked)));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, one));
  return statuses;
}

completeEnvironment(process.cwd(), "production");
const server = await startTestServer({ varDirectory: "var/bench", env: { LOG_LEVEL: "warn" } });
try {
  for (const path of PATHS) {
    await round(server.otherUrl + path, 300);
    const before = cpuMicroseconds(server.process.pid ?? 0);
    const statuses = await round(server.otherUrl + path, ROUNDS);
    const each = (cpuMicroseconds(server.process.pid ?? 0) - before) / ROUNDS;
    say(`${path.padEnd(28)} ${each.toFixed(0).padStart(6)} µs   ${JSON.stringify([...statuses])}`);
  }
} finally {
  await server.stop();
}
