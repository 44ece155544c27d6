import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type ChangedTags, isCacheTag } from "@/lib/server/platform/db/cache-manifest";
import { TAG_CHANNEL } from "@/lib/server/platform/db/notify-tags";
import { log } from "@/lib/server/platform/log";

export interface TagListener {
  stop(): Promise<void>;
}

const RECONNECT_PAUSE_MS = 1000;
const HEARTBEAT_MS = 30_000;

/**
 * Listens to every `notifyTags` of every instance on a dedicated connection and passes the tags
 * on. Reconnects until stopped; each new connection reports "all" once.
 */
export function listenTags(
  connectionString: string,
  announce: (tags: ChangedTags) => Promise<void>,
): TagListener {
  const stopped = new AbortController();
  const finished = listenForEver();

  async function listenForEver(): Promise<void> {
    while (!stopped.signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!stopped.signal.aborted) log("warn", "tag_listener_lost", { error });
      });
      await sleep(RECONNECT_PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  async function listenOnce(): Promise<void> {
    const client = new Client({
      connectionString,
      application_name: "palamar tags",
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    const lost = new Promise<Error>((resolve) => {
      client.on("error", resolve);
      client.once("end", () => resolve(new Error("connection ended")));
    });
    try {
      await client.connect();
      client.on("notification", ({ payload }) => void publish(readTags(payload)));
      await client.query(`listen ${TAG_CHANNEL}`);
      await publish("all");
      await watch(client, lost);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** A stalled server keeps the connection open and sends nothing, so a query checks it regularly. */
  async function watch(client: Client, lost: Promise<Error>): Promise<void> {
    for (;;) {
      const beat = sleep(HEARTBEAT_MS, null, { signal: stopped.signal }).catch(() => new Error("stopped"));
      const reason = await Promise.race([lost, beat]);
      if (reason) throw reason;
      await client.query("select 1");
    }
  }

  async function publish(tags: ChangedTags): Promise<void> {
    await announce(tags).catch((error: unknown) => log("error", "revalidation_failed", { error }));
  }

  return {
    stop: async () => {
      stopped.abort();
      await finished;
    },
  };
}

function readTags(payload: string | undefined): ChangedTags {
  try {
    const tags: unknown = JSON.parse(payload ?? "");
    // A tag that only another version knows may be about anything.
    return Array.isArray(tags) && tags.every(isCacheTag) ? tags : "all";
  } catch {
    return "all";
  }
}
