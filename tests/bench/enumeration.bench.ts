import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { POST as forgotEndpoint } from "@/app/api/v1/auth/forgot-password/route";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { closePool } from "@/lib/server/platform/db/pool";
import { startEmbeddedDatabase } from "@/packages/embedded-postgresql/embedded-database";
import { say } from "@/scripts/server/say";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { callHandler } from "@/tests/fixtures/http/call-handler";

// Whether login and "forgot password" take the same time for addresses that have an account and for others: the
// median of many calls, known and unknown by turns so that both meet the same noise. Fails above 5 ms.
const ROUNDS = Number(process.argv[2] ?? 200);
const MAX_MS = 5;
const DATA = `var/bench-${process.pid}`;

const database = await startEmbeddedDatabase({
  projectRoot: process.cwd(),
  dataDirectory: DATA,
  database: "palamar",
});
let worst = 0;
try {
  setDatabaseUrl(database.url);
  await migrateDatabase(process.cwd(), database.url);
  worst = Math.max(await compare("login", logIn), await compare("forgot", forget));
} finally {
  await closePool();
  await database.leave();
  for (const path of [DATA, `${DATA}-start.log`]) await rm(path, { recursive: true, force: true });
}
process.exit(worst > MAX_MS ? 1 : 0);

/** Every call comes from a sender of its own: limits are not what is measured. */
function sender() {
  return { address: randomUUID() };
}

function logIn(email: string) {
  return callHandler(loginEndpoint, "auth/login", {
    body: { email, password: "a wrong password" },
    ...sender(),
  });
}

function forget(email: string) {
  return callHandler(forgotEndpoint, "auth/forgot-password", { body: { email }, ...sender() });
}

async function compare(name: string, call: (email: string) => Promise<unknown>): Promise<number> {
  const passwordHash = await hashPassword("the right password");
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -10; round < ROUNDS; round += 1) {
    const email = `${randomUUID()}@example.com`;
    await makeCustomer({ email, passwordHash });
    const turns = [
      { kind: "known", email },
      { kind: "unknown", email: `${randomUUID()}@example.com` },
    ] as const;
    for (const turn of round % 2 ? turns : turns.toReversed()) {
      const started = performance.now();
      await call(turn.email);
      // The first rounds open connections and fill caches.
      if (round >= 0) times[turn.kind].push(performance.now() - started);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(known - unknown);
  const figures = [known, unknown, difference].map((value) => value.toFixed(2));
  say(
    `${name}: known ${figures[0]} ms, unknown ${figures[1]} ms, apart ${figures[2]} ms (at most ${MAX_MS})`,
  );
  return difference;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
