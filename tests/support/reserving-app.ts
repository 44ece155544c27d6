import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { POST } from "@/app/api/v1/reservations/route";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { startEmbeddedDatabase } from "@/scripts/server/postgresql/embedded-database";
import { say } from "@/scripts/server/say";
import { requestOf } from "@/tests/support/request-of";

// A process to kill and to measure: `POST reservations` over HTTP on an embedded database of its own.
const [projectRoot = "", dataDirectory = "", port = "0"] = process.argv.slice(2);
const { url, places } = await startEmbeddedDatabase({ projectRoot, dataDirectory, database: "palamar" });
setDatabaseUrl(url);
await migrateDatabase(projectRoot, url);

const server = createServer(async (incoming, outgoing) => {
  const answer = await POST(await requestOf(incoming), { params: Promise.resolve({}) });
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
server.listen(Number(port), "127.0.0.1", () => {
  const ready = { url, data: places.data, port: (server.address() as AddressInfo).port };
  say(JSON.stringify(ready));
});
