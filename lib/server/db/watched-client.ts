import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as later } from "node:timers";
import { Client } from "pg";

/** Milliseconds that a server may stay silent before its connection is given up. */
const PATIENCE = 1800;
/** A process that was itself held up finds the answer within this time. */
const SECOND_CHANCE = 50;
const CONNECT_LIMIT = { connectionTimeoutMillis: PATIENCE };

/**
 * A connection that breaks when the server does not answer. Not pg's own `query_timeout`: that
 * one also strikes when our process was busy and the answer lies unread, and leaves the
 * abandoned answer on the connection for whoever asks next.
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
    // One question is answered; the next, if there is one, has its own time.
    this.inside().on("readyForQuery", () => {
      if (this.timer) this.watch();
    });
    // Everything asked is answered.
    this.on("drain", () => this.rest());
    this.once("end", () => this.rest());
  }

  private watch(): void {
    this.rest();
    this.timer = later(() => this.giveSecondChance(), PATIENCE);
  }

  private giveSecondChance(): void {
    this.timer = later(() => this.giveUp(), SECOND_CHANCE);
  }

  private giveUp(): void {
    this.timer = null;
    this.inside().stream.destroy(new Error("Query read timeout"));
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
