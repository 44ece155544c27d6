import { MAX_LIST_LENGTH, parsePart } from "@/lib/server/runtime/api/endpoint-input";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";
import { inputFields } from "@/tests/fixtures/http/input-fields";
import { longTexts } from "@/tests/fixtures/http/long-texts";
import { cpuMsOf } from "@/tests/fixtures/processes/cpu-time";

const FIELDS = ENDPOINT_ROWS.flatMap(([key, row]) =>
  inputFields(row).map((field) => ({ ...field, name: `${key} ${field.part} ${field.path.join(".")}` })),
);
const TEXTS = FIELDS.filter(({ type }) => type === "string");
const MAX_MS = 50;

test("the length of every text is checked before anything else reads it", () => {
  expect(TEXTS.length).toBeGreaterThan(100);
  const unlimited = TEXTS.filter(({ steps }) => steps[0]?.type !== "max_length");
  expect(unlimited.map(({ name }) => name)).toEqual([]);
});

test("every list has a limit, and no contract takes a longer one than is parsed at all", () => {
  const unlimited = FIELDS.filter(({ type, steps }) => {
    const limit = steps.find((step) => step.type === "max_length")?.requirement;
    return type === "array" && (typeof limit !== "number" || limit > MAX_LIST_LENGTH);
  });
  expect(unlimited.map(({ name }) => name)).toEqual([]);
});

test("there is no kind of field that these tests do not know", () => {
  const known =
    /^(string|array|number|boolean|picklist|literal|union|optional|nullable|nullish|(strict_)?object)$/;
  expect(FIELDS.filter(({ type }) => !known.test(type)).map(({ name, type }) => `${name} ${type}`)).toEqual(
    [],
  );
});

test("no field takes 50 ms to parse hostile letters, 64 KB of them or as many as it allows", async () => {
  for (const { name, schema, steps } of TEXTS) {
    const allowed = Number(steps[0]?.requirement);
    for (const text of longTexts(64_000).flatMap((long) => [long, long.slice(0, allowed)])) {
      const ms = await cpuMsOf(() => parsePart(schema, text));
      if (ms >= MAX_MS) throw new Error(`${name}: ${text.slice(0, 3)}… (${text.length}) takes ${ms} ms`);
    }
  }
});

test("a list of thousands of entries is refused as fast", async () => {
  for (const [, { body }] of ENDPOINT_ROWS)
    for (const list of [Array(20_000).fill({}), Array(30_000).fill(0)])
      expect(await cpuMsOf(() => parsePart(body, { extras: list }))).toBeLessThan(MAX_MS);
});
