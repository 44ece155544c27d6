import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { POST as callback } from "@/app/api/v1/payments/callback/[provider]/route";
import { POST as reserve } from "@/app/api/v1/reservations/route";
import { say } from "@/scripts/server/say";
import { requestOf } from "@/tests/support/request-of";

// A process to kill while money moves: reservations and callbacks over HTTP, on the database of the environment.
const CALLBACK = /^\/api\/v1\/payments\/callback\/(\w+)$/;

const server = createServer(async (incoming, outgoing) => {
  const provider = CALLBACK.exec(incoming.url ?? "")?.[1];
  const request = await requestOf(incoming);
  const answer = provider
    ? await callback(request, { params: Promise.resolve({ provider }) })
    : await reserve(request, { params: Promise.resolve({}) });
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
server.listen(0, "127.0.0.1", () => say(JSON.stringify({ port: (server.address() as AddressInfo).port })));
