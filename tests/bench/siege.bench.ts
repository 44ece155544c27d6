import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { pathFor } from "@/lib/routes/path-for";
import { say } from "@/scripts/server/say";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// One machine against the whole program: what pages that are kept cost meanwhile, and how much memory it takes.
const SECONDS = 20;
const PIPELINES = 600;
const PER_PIPELINE = 60;
const SLOW_SOCKETS = 4000;
const FILTER_VALUES = 1400;
const MOST_MILLISECONDS = 250;
const MOST_MEGABYTES = 1024;

completeEnvironment(process.cwd(), "production");
const server = await startTestServer({ varDirectory: "var/siege", env: { LOG_LEVEL: "error" } });
const { hostname, port } = new URL(server.otherUrl);
const cached = [pathFor("home", "tr"), pathFor("boats", "en"), pathFor("faq", "ar")];
const sockets = new Set<Socket>();
let isOver = false;
let made = 0;

function open(sent: (socket: Socket) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => sent(socket));
    sockets.add(socket);
    // Its responses are never read.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      resolve();
    });
  });
}

/** Requests without an end, sixty at once on each connection, each for an address that nobody has asked for. */
async function pipeline(): Promise<void> {
  while (!isOver) {
    await open((socket) => {
      let text = "";
      for (let count = 0; count < PER_PIPELINE; count += 1) {
        made += 1;
        text += `GET ${pathFor("boats", "en", null, { min_price: made })} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n`;
      }
      socket.write(text);
      setTimeout(() => socket.destroy(), 3000).unref();
    });
    await sleep(50);
  }
}

/** A request whose head comes letter by letter and never ends. */
async function drip(): Promise<void> {
  while (!isOver) {
    await open((socket) => {
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
      const timer = setInterval(() => socket.write("x"), 1000);
      socket.on("close", () => clearInterval(timer));
    });
    await sleep(200);
  }
}

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

async function filters(): Promise<void> {
  for (let value = 0; value < FILTER_VALUES && !isOver; value += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(pathFor("boats", "tr", null, { max_price: 1_000_000 + value + index })),
      ),
    );
}

function megabytes(): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

const ATTACKS = {
  nobody: () => [],
  "600 connections, 60 requests ahead on each": () => Array.from({ length: PIPELINES }, pipeline),
  "4,000 slow connections": () => Array.from({ length: SLOW_SOCKETS }, drip),
  "1,400 values of a filter": () => [filters()],
};

let failed = false;
try {
  for (const path of cached) await ask(path);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    isOver = false;
    const attackers = attack();
    const [until, times]: [number, number[]] = [Date.now() + SECONDS * 1000, []];
    let [wrong, most] = [0, 0];
    while (Date.now() < until) {
      const { status, milliseconds } = await ask(cached[times.length % cached.length] ?? "/");
      times.push(milliseconds);
      if (status !== 200) wrong += 1;
      most = Math.max(most, megabytes());
      await sleep(20);
    }
    isOver = true;
    for (const socket of sockets) socket.destroy();
    await Promise.all(attackers);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    const isWithin = at(0.99) < MOST_MILLISECONDS && most < MOST_MEGABYTES && wrong === 0;
    failed ||= !isWithin;
    say(
      `${isWithin ? "kept  " : "BROKEN"} ${name}: ${times.length} kept pages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${wrong} not 200, at most ${most} MB`,
    );
  }
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);
