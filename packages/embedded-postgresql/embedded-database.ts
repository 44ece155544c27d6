import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { createData, SUPERUSER } from "./create-data";
import { choosePlaces, type EmbeddedPlaces } from "./embedded-places";
import { withExclusiveLock } from "./exclusive-lock";
import { ownDatabases, PROGRAM_ROLE } from "./own-database";
import { clearRemains, findPostmaster } from "./postmaster-process";
import { prepareBinaries } from "./prepare-binaries";
import { readLogTail } from "./read-log-tail";
import { SOCKET_PORT, socketLockOf, spawnPostmaster } from "./spawn-postmaster";
import { stopPostmaster } from "./stop-postmaster";

export interface EmbeddedOptions {
  projectRoot: string;
  /** Relative to the project, or absolute. */
  dataDirectory: string;
  database: string;
  /** Binaries and data go here when the project is closed to PostgreSQL's account. */
  fallbackRoot?: string;
  /** False only for data that tests throw away. */
  durable?: boolean;
  /** PostgreSQL's `shared_buffers`; the default does for tens of thousands of boats. */
  sharedBuffers?: string;
  /** Told when the server was lost, and when it could not be started again. */
  log?: (level: "warn" | "error", event: string, fields?: { error: unknown }) => void;
}

export interface EmbeddedDatabase {
  url: string;
  places: EmbeddedPlaces;
  /** Steps back; the last process to leave stops the server. */
  leave(): Promise<void>;
}

/** Every process that relies on the server keeps one connection under this name. */
const PRESENCE = "palamar presence";
const READY_TIMEOUT_MS = 120_000;
const RESTART_PAUSE_MS = 500;
/** One start may be killed from outside; after three failures a fourth would fail as well. */
const MAX_STARTS = 3;

/**
 * Joins the embedded PostgreSQL of this project, and starts it when nobody did: after a clean
 * stop, a kill -9 or a power cut alike. Processes that start together share one server. While
 * joined, a server that dies is started again.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const places = choosePlaces(
    options.projectRoot,
    options.dataDirectory,
    options.fallbackRoot ?? "/var/lib/palamar",
  );
  let leaving = false;
  let presence = await withExclusiveLock(places.data, join);

  async function join(): Promise<Client> {
    const client = await ensureRunning(places, options);
    client.on("error", () => undefined);
    client.once("end", () => void rejoin());
    return client;
  }

  async function rejoin(): Promise<void> {
    while (!leaving) {
      options.log?.("warn", "embedded_database_lost");
      await sleep(RESTART_PAUSE_MS, undefined, { ref: false });
      try {
        await withExclusiveLock(places.data, async () => {
          // Under the lock, so that a process that has ended meanwhile leaves no server behind.
          if (!leaving) presence = await join();
        });
        return;
      } catch (error) {
        options.log?.("error", "embedded_database_restart_failed", { error });
      }
    }
  }

  async function leave(): Promise<void> {
    if (leaving) return;
    leaving = true;
    await withExclusiveLock(places.data, async () => {
      const alone = await isAlone(presence);
      await presence.end().catch(() => undefined);
      if (!alone) return;
      await stopPostmaster(places.data);
      if (places.sockets !== places.data) await rm(places.sockets, { recursive: true, force: true });
    });
  }

  return { url: urlOf(places, options.database), places, leave };
}

async function ensureRunning(places: EmbeddedPlaces, options: EmbeddedOptions): Promise<Client> {
  for (let tries = 1; tries <= MAX_STARTS; tries += 1) {
    const hasEnded = await startUnlessRunning(places, options);
    const client = await connectWhenReady(urlOf(places, "postgres", SUPERUSER), hasEnded);
    if (client && (await createDatabase(client, places, options.database, hasEnded))) return client;
  }
  throw new Error(`PostgreSQL did not start:\n${readLogTail(places.data)}`);
}

async function startUnlessRunning(places: EmbeddedPlaces, options: EmbeddedOptions): Promise<() => boolean> {
  const { data } = places;
  if (findPostmaster(data) !== null) return () => findPostmaster(data) === null;
  const binaries = await prepareBinaries(places);
  await createData(binaries, places);
  await clearRemains(data, socketLockOf(places));
  return spawnPostmaster(binaries, places, options);
}

/** Null if the server has ended: it was killed or could not start. */
async function connectWhenReady(url: string, hasEnded: () => boolean): Promise<Client | null> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const client = new Client({
      connectionString: url,
      application_name: PRESENCE,
      connectionTimeoutMillis: 5000,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (hasEnded()) return null;
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function createDatabase(
  client: Client,
  places: EmbeddedPlaces,
  name: string,
  hasEnded: () => boolean,
): Promise<boolean> {
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database "${name}"`);
    await ownDatabases(client, (database) => openAsSuperuser(places, database), name);
    return true;
  } catch (error) {
    await client.end().catch(() => undefined);
    await sleep(100);
    if (hasEnded()) return false;
    throw error;
  }
}

async function isAlone(presence: Client): Promise<boolean> {
  const question = "select count(*)::int as n from pg_stat_activity where application_name = $1";
  const counted = await presence.query<{ n: number }>(question, [PRESENCE]).catch(() => null);
  return counted === null || (counted.rows[0]?.n ?? 0) <= 1;
}

async function openAsSuperuser(places: EmbeddedPlaces, database: string): Promise<Client> {
  const client = new Client({ connectionString: urlOf(places, database, SUPERUSER) });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

function urlOf({ sockets }: EmbeddedPlaces, database: string, role = PROGRAM_ROLE): string {
  const socket = encodeURIComponent(sockets);
  return `postgresql:///${database}?host=${socket}&port=${SOCKET_PORT}&user=${role}`;
}
