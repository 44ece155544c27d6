import { connect } from "node:net";
import type { Client } from "pg";
import { log } from "@/lib/server/platform/log";

/** The protocol's number for "cancel what that connection is doing". */
const CANCEL_REQUEST = 80_877_102;
const TIMEOUT_MS = 300;

/** What the server reported when the connection was opened; pg's types do not show it. */
interface Backend {
  processID: number | null;
  secretKey: number | null;
}

/**
 * Cancels the statement that this connection runs: without its caller it would still occupy a connection on the server,
 * for ever while a synchronous standby is away. Takes none of the server's connections. The request is not encrypted,
 * as that of psql: its key serves for this connection alone, which ends now. Resolves once the server has the request,
 * or could not be reached.
 */
export function cancelStatement(client: Client): Promise<void> {
  const { processID, secretKey } = client as unknown as Backend;
  if (processID === null || secretKey === null) return Promise.resolve();
  const socket = client.host.startsWith("/")
    ? connect(`${client.host}/.s.PGSQL.${client.port}`)
    : connect(client.port, client.host);
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(CANCEL_REQUEST, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  return new Promise((resolve) => {
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.once("connect", () => socket.write(message));
    socket.once("error", (error) => log("debug", "statement_not_cancelled", { error }));
    socket.once("close", () => resolve());
  });
}
