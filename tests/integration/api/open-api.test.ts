import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { GET as openApiEndpoint } from "@/app/api/v1/openapi.json/route";
import type { RouteHandler } from "@/lib/server/api/endpoint-contract";
import { ENDPOINT_ROWS, ENDPOINTS_WITHOUT_CONTRACT } from "@/lib/server/api/endpoint-table";

const ROOT = join(process.cwd(), "app/api/v1");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const UNDESCRIBED = new Set<string>(ENDPOINTS_WITHOUT_CONTRACT);

const folders = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => file.replace(/\/?route\.ts$/, ""));

async function readEndpoints(): Promise<Map<string, RouteHandler>> {
  const handlers = new Map<string, RouteHandler>();
  for (const folder of folders) {
    const path = `/${folder.replace(/\[(\w+)\]/g, "{$1}")}`;
    const exported: Partial<Record<string, RouteHandler>> = await import(join(ROOT, folder, "route"));
    for (const method of METHODS) {
      const handler = exported[method];
      if (handler) handlers.set(`${method} ${path}`, handler);
    }
  }
  return handlers;
}

describe("openapi.json", () => {
  test("describes every endpoint, and no endpoint that does not exist", async () => {
    const handlers = [...(await readEndpoints()).keys()].filter((key) => !UNDESCRIBED.has(key));
    expect(ENDPOINT_ROWS.map(([key]) => key).toSorted()).toEqual(handlers.toSorted());
  });

  test("describes each endpoint by the same contracts that it applies", async () => {
    const handlers = await readEndpoints();
    for (const [key, row] of ENDPOINT_ROWS) {
      const contract = handlers.get(key)?.contract;
      const { query, body, response, session, status, idempotent } = contract ?? {};
      expect({ key, session, status, idempotent }).toEqual({
        key,
        session: row.session,
        status: row.status,
        idempotent: row.idempotent,
      });
      for (const [is, said] of [
        [query, row.query],
        [body, row.body],
        [response, row.response],
      ]) {
        expect(is === said ? key : `${key} differs`).toBe(key);
      }
    }
  });

  test("is plain JSON with a schema for every body and response and unique operation names", async () => {
    const response = openApiEndpoint();
    const document = (await response.json()) as {
      paths: Record<
        string,
        Record<string, { operationId: string; responses: object; requestBody?: unknown }>
      >;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(ENDPOINT_ROWS.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const login = document.paths["/auth/login"]?.post;
    expect(JSON.stringify(login?.requestBody)).toContain('"password"');
  });
});
