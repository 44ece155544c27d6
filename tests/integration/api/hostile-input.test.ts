import fc from "fast-check";
import { FAILURES, type FailureCode } from "@/lib/contracts/failures";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";
import {
  bodyOf,
  type Customer,
  confirmSessions,
  makeCustomer,
  makeWorld,
  orderOf,
  type World,
} from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold } from "@/tests/fixtures/bookings/held-trip";
import { makeService, type TestService } from "@/tests/fixtures/bookings/order-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { findHandler } from "@/tests/fixtures/http/find-handler";
import { spoil, spoiling } from "@/tests/fixtures/http/hostile-input";
import { inputFields, withValue } from "@/tests/fixtures/http/input-fields";
import { leakIn } from "@/tests/fixtures/http/leaks";
import { FIRST_PIECES, longTexts } from "@/tests/fixtures/http/long-texts";
import { sampleInput } from "@/tests/fixtures/http/sample-input";
import { cpuMsOf } from "@/tests/fixtures/processes/cpu-time";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();

/** Another one on each run; `FUZZ_SEED` repeats a run that failed. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** All endpoints together stay under a minute on two slow cores; another seed comes with each run. */
const RUNS = 14;
/** Customers are refused by the console before it reads what they send. */
const CONSOLE_RUNS = 3;
/** Of the event loop, for one request. */
const MAX_MS = 50;

/** The refusals that a call may get because something outside is not there. */
const UNAVAILABLE = (Object.keys(FAILURES) as FailureCode[]).filter((code) => FAILURES[code] === 503);

let world: World;
let service: TestService;
const logged: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, "write").mockImplementation((line) => logged.push(String(line)) > 0);
  world = await makeWorld();
  service = await makeService();
});

/** What stands in fields whose schema tells too little: things that exist, and belong to this customer. */
function knownOf(held: Held): Record<string, unknown> {
  return {
    vehicle: String(held.boatId),
    id: held.reservationId,
    reservation_id: held.reservationId,
    slug: service.slug,
    package_id: service.packageId,
    date: "2030-06-01",
    from: "2030-06-01",
    to: "2030-06-05",
    email: "a@example.com",
    dial_code: "+90",
    phone: "5321234567",
    password: "Martı-kanadı-7",
    code: "123456",
    ...bodyOf(orderOf(world, held.boatId, held.customer.id)),
  };
}

const isConsole = (key: string) => key.includes(" /operate/");

const rows = ENDPOINT_ROWS.map(([key, row]) => ({ key, row, path: key.split(" ")[1] ?? "" }));

interface Seen {
  status: number;
  body: { error?: string; message?: string; request_id?: string } | null;
}

/** Why a response is none that a client may get; null when it is one. */
function faultOf({ status, body }: Seen): string | null {
  const text = JSON.stringify(body) ?? "";
  const leak = status >= 400 ? leakIn(text) : null;
  if (leak) return `tells ${leak}`;
  if (status < 400) return null;
  if (!body?.error || !body.message || !body.request_id) return "is no problem as the contract writes one";
  if (FAILURES[body.error as FailureCode] !== status) return `has ${body.error} under ${status}`;
  if (status >= 500 && !UNAVAILABLE.includes(body.error as FailureCode)) return "is an error of ours";
  return null;
}

test.each(rows)(
  `$key answers hostile input as its contract says (seed ${SEED})`,
  async ({ key, row, path }) => {
    const handler = await findHandler(key);
    const method = key.split(" ")[0] ?? "GET";
    const held = await hold(world);
    const known = knownOf(held);
    const parts = (["body", "query", "params"] as const).filter((part) => row[part]);
    if (parts.length === 0) parts.push("query");
    const sample = (part: (typeof parts)[number]) => sampleInput(row[part], known);
    const inputs = { body: sample("body"), query: sample("query"), params: sample("params") };
    let customer: Customer = await confirmSessions(held.customer);

    const hostile = fc.record({
      part: fc.constantFrom(...parts),
      how: spoiling,
      signedIn: fc.integer({ min: 0, max: 5 }).map((die) => die > 0),
      headers: fc.constantFrom<Record<string, string>>(
        {},
        { AppLocale: "xx" },
        { AppLocale: "ar", "X-Request-Id": "' or 1" },
        { "Idempotency-Key": "x".repeat(5000) },
      ),
    });
    await fc.assert(
      fc.asyncProperty(hostile, async ({ part, how, signedIn, headers }) => {
        const spoilt = spoil(inputs[part].input, how, inputs[part].names);
        const { body: whole, query, params } = inputs;
        const given = {
          body: whole.input as unknown,
          query: query.input as unknown,
          params: params.input as unknown,
          ...("input" in spoilt ? { [part]: spoilt.input } : {}),
        };
        const raw = "raw" in spoilt && part === "body" ? { raw: spoilt.raw } : {};
        const body = row.body && !("raw" in raw) ? { body: given.body } : {};
        logged.length = 0;
        const seen = await callHandler(handler, path.slice(1) + queryOf(given.query), {
          method,
          params: asTexts(given.params),
          address: crypto.randomUUID(),
          ...(signedIn ? { bearer: customer.token } : {}),
          headers: { "Idempotency-Key": crypto.randomUUID(), ...headers },
          ...(row.body ? { ...body, ...raw } : {}),
        });
        const fault = faultOf(seen);
        if (fault)
          throw new Error(`${seen.status} ${fault}: ${JSON.stringify(seen.body)} ${logged.join("")}`);
        // Logged out, or deleted: somebody else goes on.
        if (signedIn && seen.status === 401) customer = await confirmSessions(await makeCustomer());
      }),
      { seed: SEED, numRuns: isConsole(key) ? CONSOLE_RUNS : RUNS, endOnFailure: true },
    );
  },
);

describe("64 KB of one letter never keep the event loop for 50 ms", () => {
  let restore: () => void;
  // Every call has to be measured: none may be refused for its number.
  beforeAll(() => {
    restore = changeEnvironment({ RATE_LIMITS: "false" });
  });
  afterAll(() => restore());

  const withTexts = rows
    .map((one) => ({ ...one, fields: inputFields(one.row).filter(({ type }) => type === "string") }))
    .filter(({ key, fields }) => fields.length > 0 && !isConsole(key));

  test.each(withTexts)("in no text field of $key", async ({ key, row, path, fields }) => {
    const handler = await findHandler(key);
    const held = await hold(world);
    const known = knownOf(held);
    const [params, query, body] = [row.params, row.query, row.body].map(
      (part) => sampleInput(part, known).input,
    );
    const { token } = await confirmSessions(held.customer);
    // As long as the body may be, and as long as the field may be.
    for (const { part, path: place, steps } of fields)
      for (const long of longTexts(part === "body" ? 60_000 : 4000, FIRST_PIECES))
        for (const text of part === "body" ? [long, long.slice(0, Number(steps[0]?.requirement))] : [long]) {
          const given = {
            params,
            query,
            body,
            [part]: withValue({ params, query, body }[part], place, text),
          };
          let status = 0;
          const ms = await cpuMsOf(async () => {
            ({ status } = await callHandler(handler, path.slice(1) + queryOf(given.query), {
              method: key.split(" ")[0] ?? "GET",
              params: asTexts(given.params),
              address: crypto.randomUUID(),
              bearer: token,
              headers: { "Idempotency-Key": crypto.randomUUID() },
              ...(row.body ? { body: given.body } : {}),
            }));
          });
          expect([413, 429, 500]).not.toContain(status);
          if (ms >= MAX_MS) throw new Error(`${place}: ${text.slice(0, 3)} (${text.length}) took ${ms} ms`);
        }
  });
});

const asTexts = (input: unknown) =>
  Object.fromEntries(Object.entries(input as object).map(([name, value]) => [name, textOf(value)]));

const textOf = (value: unknown) =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 4000);

function queryOf(input: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input as object))
    for (const one of Array.isArray(value) ? value.slice(0, 50) : [value]) search.append(name, textOf(one));
  return search.size > 0 ? `?${search}` : "";
}
