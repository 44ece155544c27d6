import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as later } from "node:timers";
import { Client } from "pg";
import { cancelStatement } from "@/lib/server/platform/db/cancel-statement";

/** How long a server may stay silent before its connection is given up. */
const SILENCE_TIMEOUT_MS = 1800;
/** A process that was itself blocked reads the pending response within this time. */
const SECOND_CHANCE_MS = 50;
const CONNECT_LIMIT = { connectionTimeoutMillis: SILENCE_TIMEOUT_MS };

/**
 * A connection that is closed when the server does not respond. Not pg's own `query_timeout`: that
 * one also fires when this process was busy and the response is still unread, and leaves the
 * abandoned response on the connection for the next query. The statement ends on the server too, before another
 * connection takes the place of this one.
 */
export class WatchedClient extends Client {
  private timer: NodeJS.Timeout | null = null;

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super({ ...(typeof config === "string" ? { connectionString: config } : config), ...CONNECT_LIMIT });
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      if (!this.timer) this.watch();
      return ask(...given);
    }) as typeof this.query;
    // One query has its response; the next, if there is one, gets its own time.
    this.inside().on("readyForQuery", () => {
      if (this.timer) this.watch();
    });
    // All queries have their responses.
    this.on("drain", () => this.rest());
    this.once("end", () => this.rest());
  }

  private watch(): void {
    this.rest();
    this.timer = later(() => this.giveSecondChance(), SILENCE_TIMEOUT_MS);
  }

  private giveSecondChance(): void {
    this.timer = later(() => this.giveUp(), SECOND_CHANCE_MS);
  }

  private giveUp(): void {
    this.timer = null;
    const { stream } = this.inside();
    // A cancelled commit reports success although its standby has not confirmed it: the result must not be used.
    stream.pause();
    void cancelStatement(this).finally(() => stream.destroy(new Error("Query read timeout")));
  }

  /** pg's connection, which its types do not show. */
  private inside(): EventEmitter & { stream: Socket } {
    return (this as unknown as { connection: EventEmitter & { stream: Socket } }).connection;
  }

  private rest(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
