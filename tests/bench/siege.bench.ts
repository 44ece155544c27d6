import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { pathFor } from "@/lib/routes/path-for";
import { say } from "@/scripts/server/say";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// One machine against the whole program: what pages that are kept and quotes cost meanwhile, and how much memory it
// takes. The attackers come from other networks than the visitor.
const SECONDS = 20;
const MAX_MILLISECONDS = 250;
/** While others ask for the dearest that can be asked for without a login. */
const MAX_QUOTE_MILLISECONDS = 500;
const MAX_MEGABYTES = 1024;
const ATTACKS = {
  "": "nobody",
  pipelines: "600 connections, each with 60 requests ahead for addresses that nobody has asked for",
  slow: "4,000 connections whose request never ends",
  filters: "1,400 values of a filter, twenty at once",
  connections: "one address that opens 8,300 connections and keeps them",
  calendars: "36 addresses that ask for one price calendar after the other",
};

completeEnvironment(process.cwd(), "production");
const server = await startTestServer({ varDirectory: "var/siege", env: { LOG_LEVEL: "error" } });
const { hostname, port } = new URL(server.otherUrl);
let asked = 0;
const cached = [pathFor("home", "tr"), pathFor("boats", "en"), pathFor("faq", "ar")];

interface Answered {
  status: number;
  milliseconds: number;
}

/** As a new visitor: by a connection of its own. */
function ask(path: string, body?: object): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - started });
    const headers = body ? { "content-type": "application/json" } : { accept: "text/html" };
    const sent = request(
      { hostname, port, path, headers, agent: false, method: body ? "POST" : "GET" },
      (response) => {
        response.resume();
        response.on("end", () => done(response.statusCode ?? 0));
        response.on("error", () => done(0));
      },
    );
    sent.on("error", () => done(0));
    sent.end(body && JSON.stringify(body));
  });
}

/** The price of a trip on a day that nobody has asked for. */
function askQuote(count: number): Promise<Answered> {
  const day = addDays(tripDayOf(new Date()), 20 + (count % 40));
  return ask("/api/v1/vehicles/calculate-price", {
    vehicle_id: 1,
    rent_type: "hourly",
    start_date: `${day}T10:00`,
    end_date: `${day}T16:00`,
    person_count: 2,
  });
}

function megabytes(): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** Visits kept pages and asks for prices while the attack lasts; whether they came in time and memory was kept. */
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
  const pages: Answered[] = [];
  const quotes: Answered[] = [];
  let most = 0;
  const visiting = async () => {
    while (Date.now() < until) {
      pages.push(await ask(cached[pages.length % cached.length] ?? "/"));
      most = Math.max(most, megabytes());
      await sleep(20);
    }
  };
  // A visitor may ask for sixty quotes a minute.
  const quoting = async () => {
    while (Date.now() < until) {
      quotes.push(await askQuote(asked++));
      await sleep(1500);
    }
  };
  await Promise.all([visiting(), quoting()]);
  attacker.kill("SIGKILL");
  const wrong = pages.filter(({ status }) => status !== 200).length;
  const unpriced = quotes.filter(({ status }) => status !== 200).length;
  const slowestQuotes = Math.round(at(quotes, 0.95));
  const isKept =
    at(pages, 0.99) < MAX_MILLISECONDS &&
    (attack !== "calendars" || slowestQuotes < MAX_QUOTE_MILLISECONDS) &&
    most < MAX_MEGABYTES &&
    wrong + unpriced === 0;
  say(
    `${isKept ? "kept  " : "BROKEN"} ${name}: ${pages.length} kept pages, p50 ${Math.round(at(pages, 0.5))} ms, ` +
      `p99 ${Math.round(at(pages, 0.99))} ms, ${wrong} not 200; ${quotes.length} quotes, p95 ${slowestQuotes} ms, ` +
      `${unpriced} not 200; at most ${most} MB`,
  );
  await sleep(2000);
  return isKept;
}

function at(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

let isKept = true;
try {
  for (const path of cached) await ask(path);
  for (const [attack, name] of Object.entries(ATTACKS)) isKept = (await withstand(attack, name)) && isKept;
} finally {
  await server.stop();
}
process.exit(isKept ? 0 : 1);
