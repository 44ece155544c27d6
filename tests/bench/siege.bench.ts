import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { pathFor } from "@/lib/routes/path-for";
import { say } from "@/scripts/server/say";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// One machine against the whole program: what pages that are kept cost meanwhile, and how much memory it takes.
const SECONDS = 20;
const MAX_MILLISECONDS = 250;
const MAX_MEGABYTES = 1024;
const ATTACKS = {
  "": "nobody",
  pipelines: "600 connections, each with 60 requests ahead for addresses that nobody has asked for",
  slow: "4,000 connections whose request never ends",
  filters: "1,400 values of a filter, twenty at once",
};

completeEnvironment(process.cwd(), "production");
const server = await startTestServer({ varDirectory: "var/siege", env: { LOG_LEVEL: "error" } });
const { hostname, port } = new URL(server.otherUrl);
const cached = [pathFor("home", "tr"), pathFor("boats", "en"), pathFor("faq", "ar")];

/** As a new visitor: by a connection of its own. */
function ask(path: string): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - started });
    const sent = request(
      { hostname, port, path, headers: { accept: "text/html" }, agent: false },
      (response) => {
        response.resume();
        response.on("end", () => done(response.statusCode ?? 0));
        response.on("error", () => done(0));
      },
    );
    sent.on("error", () => done(0));
    sent.end();
  });
}

function megabytes(): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** Visits kept pages while the attack lasts; whether they came in time and memory was kept. */
async function withstand(attack: string, name: string): Promise<boolean> {
  const attacker = spawn(
    process.execPath,
    [
      "--import",
      "./scripts/server/resolve-project-paths.mjs",
      "tests/bench/siege/attack.ts",
      attack,
      server.otherUrl,
    ],
    { stdio: "inherit" },
  );
  const until = Date.now() + SECONDS * 1000;
  const times: number[] = [];
  let [wrong, most] = [0, 0];
  while (Date.now() < until) {
    const { status, milliseconds } = await ask(cached[times.length % cached.length] ?? "/");
    times.push(milliseconds);
    if (status !== 200) wrong += 1;
    most = Math.max(most, megabytes());
    await sleep(20);
  }
  attacker.kill("SIGKILL");
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  const isKept = at(0.99) < MAX_MILLISECONDS && most < MAX_MEGABYTES && wrong === 0;
  say(
    `${isKept ? "kept  " : "BROKEN"} ${name}: ${times.length} kept pages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${wrong} not 200, at most ${most} MB`,
  );
  await sleep(2000);
  return isKept;
}

let isKept = true;
try {
  for (const path of cached) await ask(path);
  for (const [attack, name] of Object.entries(ATTACKS)) isKept = (await withstand(attack, name)) && isKept;
} finally {
  await server.stop();
}
process.exit(isKept ? 0 : 1);
