import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pathFor } from "@/lib/routes/path-for";

// One attack on a site, in a process of its own so that it holds up no measurement: `attack.ts <name> <site>`.
const PER_PIPELINE = 60;
const [name = "", site = ""] = process.argv.slice(2);
const { hostname, port } = new URL(site);
let made = 0;
let opened = 0;

/** Each connection from one of sixty networks: all of 127.0.0.0/8 is this machine's own. */
const nextAddress = () => `127.1.${++opened % 60}.1`;

/** Opens a connection whose responses are never read; resolves when it has ended. */
function open(send: (socket: Socket) => void, localAddress = nextAddress()): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress }, () => send(socket));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}

/** Sixty requests at once, each for an address that nobody has asked for, again and again. */
async function pipeline(): Promise<void> {
  for (;;) {
    await open((socket) => {
      const paths = Array.from({ length: PER_PIPELINE }, () =>
        pathFor("boats", "en", null, { min_price: ++made }),
      );
      const heads = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n`);
      socket.write(heads.join(""));
      socket.pause();
    });
    await sleep(1000);
  }
}

/** A request whose head comes letter by letter and never ends. */
async function drip(): Promise<void> {
  await sleep(Math.random() * 2000);
  for (;;) {
    await open((socket) => {
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
      const timer = setInterval(() => socket.write("x"), 2000);
      socket.on("close", () => clearInterval(timer));
    });
    await sleep(1000);
  }
}

/** Every value of a filter, twenty at once, as fast as they are answered. */
async function filter(): Promise<void> {
  for (;;) {
    made += 1;
    const path = pathFor("boats", "tr", null, { max_price: 1_000_000 + (made % 1400) });
    await new Promise<void>((resolve) => {
      const sent = request({ hostname, port, path, headers: { accept: "text/html" } }, (response) => {
        response.resume();
        response.once("close", () => resolve());
      });
      sent.on("error", () => resolve());
      sent.end();
    });
    await sleep(10);
  }
}

/** One address opens as many connections as it can, asks once on each and keeps it. */
async function keep(): Promise<void> {
  await sleep(Math.random() * 5000);
  for (;;) {
    await open((socket) => socket.resume().write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), "127.2.1.1");
    await sleep(1000);
  }
}

/** Price calendars of six addresses in each of six networks, each of which no cache has. */
async function calendar(index: number): Promise<void> {
  const localAddress = `127.3.${index % 6}.${1 + Math.floor(index / 6)}`;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (;;) {
    made += 1;
    const path = `/api/v1/vehicles/prices?from=${day(2)}&to=${day(70)}&persons=${1 + (made % 8)}&start_hour=${8 + (made % 9)}&min_price=${made}`;
    await new Promise<void>((resolve) => {
      const sent = request({ hostname, port, path, localAddress, agent: false }, (response) => {
        response.resume();
        response.once("close", () => resolve());
      });
      sent.on("error", () => resolve());
      sent.end();
    });
    await sleep(1000);
  }
}

const ATTACKS: Record<string, () => Promise<void>[]> = {
  pipelines: () => Array.from({ length: 600 }, pipeline),
  slow: () => Array.from({ length: 4000 }, drip),
  filters: () => Array.from({ length: 20 }, filter),
  connections: () => Array.from({ length: 8300 }, keep),
  calendars: () => Array.from({ length: 36 }, (_, index) => calendar(index)),
};

await Promise.all(ATTACKS[name]?.() ?? []);
