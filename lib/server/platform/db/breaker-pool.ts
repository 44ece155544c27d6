import { Pool, type PoolClient, type PoolConfig } from "pg";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";

type Done = (release?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;

/** How long all requests are refused after a failure, before one may try. */
const PAUSE_MILLISECONDS = 1000;
/** How long that request may take before the next may try. */
const PROBE_MILLISECONDS = 2500;
/** In a row, without a success between: a slow moment of a busy machine is no outage. */
const FAILURES_THAT_COUNT = 3;

/**
 * A pool that refuses at once while the database does not respond: otherwise every request would
 * wait out its own timeout, and pages that need no database would wait with them. One request a
 * second tries; the first success lets all requests through again.
 */
export class BreakerPool extends Pool {
  private refusedUntil: number | null = null;
  private failures = 0;
  private readonly waiting = new Set<{ refuse: (error: Error) => void }>();

  constructor(config: PoolConfig) {
    super(config);
    // `release` is not in the types: (error, client), after each use of a connection.
    (this as NodeJS.EventEmitter).on("release", (error: unknown) => this.note(error));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    if (this.isRefusing()) {
      callback(silence(), undefined, () => undefined);
      return undefined;
    }
    const waiting = { refuse: (error: Error) => callback(error, undefined, () => undefined) };
    this.waiting.add(waiting);
    super.connect((error, client, done) => {
      // A caller that was refused meanwhile no longer needs a connection.
      if (!this.waiting.delete(waiting)) return void done?.();
      // A full pool means that this process is busy, not that the database is unavailable.
      if (error && this.totalCount < (this.options.max ?? 0)) this.note(error);
      callback(error, client, done);
    });
    return undefined;
  }

  private isRefusing(): boolean {
    if (this.refusedUntil === null) return false;
    if (Date.now() < this.refusedUntil) return true;
    this.refusedUntil = Date.now() + PROBE_MILLISECONDS;
    return false;
  }

  private note(error: unknown): void {
    if (!error) {
      this.refusedUntil = null;
      this.failures = 0;
    } else if (isUnavailable(error) && !isAnswer(error)) {
      this.failures += 1;
      if (this.failures >= FAILURES_THAT_COUNT) this.refuseAll();
    }
  }

  private refuseAll(): void {
    this.refusedUntil = Date.now() + PAUSE_MILLISECONDS;
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const { refuse } of waiting) refuse(silence());
  }
}

function silence(): Error {
  return new Error("timeout exceeded when trying to connect: the database does not answer");
}

/** A statement that ran into its own time limit is a response of the server, so the server works. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && "severity" in error;
}
