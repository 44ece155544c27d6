import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { limitConnections } from "@/lib/server/runtime/front/limit-connections";

/** Answers /held only when the test ends it, everything else at once. */
async function serve(limits: { open: number; perNetwork: number }) {
  const server: Server = createServer();
  server.maxConnections = limits.open + 1;
  const follow = limitConnections(server, limits);
  server.on("request", (request, response) => {
    follow(response);
    if (request.url !== "/held") response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  return server;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Visitor {
  socket: Socket;
  isClosed: () => boolean;
  /** Sends a request and resolves with what has come a moment later. */
  ask(path?: string): Promise<string>;
}

/** A connection from another network of this machine: all of 127.0.0.0/8 is its own. */
async function visit(server: Server, network: number): Promise<Visitor> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.${network}.1` });
  let [closed, received] = [false, ""];
  socket.on("data", (part) => {
    received += part;
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    closed = true;
  });
  await new Promise<void>((resolve) => {
    socket.once("connect", resolve);
    socket.once("close", () => resolve());
  });
  await sleep(20);
  return {
    socket,
    isClosed: () => closed,
    ask: async (path = "/") => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      for (let wait = 0; wait < 50 && !received && !closed && path !== "/held"; wait += 1) await sleep(10);
      await sleep(20);
      return received;
    },
  };
}

test("a network that opens more than its share loses its longest idle connection, and others none", async () => {
  const server = await serve({ open: 100, perNetwork: 3 });
  const other = await visit(server, 9);
  const [first, second, third] = [await visit(server, 1), await visit(server, 1), await visit(server, 1)];
  expect(await first?.ask()).toContain("page");
  const fourth = await visit(server, 1);
  expect([first, second, third, fourth].map((one) => one?.isClosed())).toEqual([false, true, false, false]);
  expect(await fourth.ask()).toContain("page");
  expect(await other.ask()).toContain("page");
});

test("one network that opens all connections leaves room for others", async () => {
  const server = await serve({ open: 4, perNetwork: 4 });
  for (let opened = 0; opened < 6; opened += 1) await visit(server, 1);
  const other = await visit(server, 2);
  expect(await other.ask()).toContain("page");
});

test("a connection whose response still runs is never closed for another one", async () => {
  const server = await serve({ open: 100, perNetwork: 2 });
  const busy = [await visit(server, 1), await visit(server, 1)];
  for (const one of busy) await one.ask("/held");
  const late = await visit(server, 1);
  expect(late.isClosed()).toBe(true);
  expect(busy.map((one) => one.isClosed())).toEqual([false, false]);
});

test("connections are kept shorter while more than half of them are taken", async () => {
  const server = await serve({ open: 4, perNetwork: 4 });
  await visit(server, 1);
  const usual = server.keepAliveTimeout;
  for (const network of [2, 3]) await visit(server, network);
  expect(server.keepAliveTimeout).toBeLessThan(usual / 5);
});
