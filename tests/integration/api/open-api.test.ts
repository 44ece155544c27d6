import { GET as openApiEndpoint } from "@/app/api/v1/openapi.json/route";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; schema: object }[];
  responses: object;
  requestBody?: unknown;
  "x-rate-limit"?: object;
}

async function readDocument(): Promise<Record<string, Record<string, Operation>>> {
  const document = (await openApiEndpoint().json()) as { paths: Record<string, Record<string, Operation>> };
  return document.paths;
}

describe("openapi.json", () => {
  test("describes every endpoint once, with unique operation names", async () => {
    const paths = await readDocument();
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(ENDPOINT_ROWS.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test("says what an endpoint takes, promises and allows", async () => {
    const paths = await readDocument();
    expect(JSON.stringify(paths["/auth/login"]?.post?.requestBody)).toContain('"password"');
    const created = paths["/reservations"]?.post;
    expect(created?.["x-rate-limit"]).toEqual({ requests: 60, seconds: 3600, per: "customer" });
    expect(created?.parameters.map(({ name }) => name)).toContain("Idempotency-Key");
    expect(Object.keys(created?.responses ?? {})).toEqual(["201", "default"]);
    const session = paths["/user/sessions/{id}"]?.delete;
    expect(session?.parameters.find(({ name }) => name === "id")).toMatchObject({
      in: "path",
      required: true,
      schema: { format: "uuid" },
    });
  });
});
