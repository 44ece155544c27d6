import { OPTIONS as noOptions, GET as unmatchedEndpoint } from "@/app/api/[...rest]/route";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { ENDPOINT_ROWS, ENDPOINTS_WITHOUT_CONTRACT } from "@/lib/server/runtime/api/endpoint-table";
import { classifyRequest } from "@/lib/server/runtime/front/classify-request";
import { callHandler } from "@/tests/fixtures/http/call-handler";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const UUID = "00000000-0000-4000-8000-000000000000";

/** The methods of every address, derived from the keys of the table alone. */
const handlers = new Map<string, Set<string>>();
for (const key of [...ENDPOINT_ROWS.map(([key]) => key), ...ENDPOINTS_WITHOUT_CONTRACT]) {
  const [method = "", path = ""] = key.split(" ");
  const methods = handlers.get(path) ?? new Set(["OPTIONS"]);
  handlers.set(path, methods.add(method));
  if (method === "GET") methods.add("HEAD");
}

describe("every address of the API", () => {
  test.each([...handlers])(
    "%s refuses other methods with 405, the allowed methods and a message",
    async (path, methods) => {
      const address = `/api/v1${path.replace(/\{\w+\}/g, UUID)}`;
      for (const method of METHODS) {
        const target = classifyRequest(`${address}?page=2`, method);
        if (methods.has(method)) {
          expect([method, target]).toEqual([method, { kind: "serve", url: `${address}?page=2` }]);
          continue;
        }
        const allow = [...methods].toSorted().join(", ");
        expect([method, target]).toEqual([method, { kind: "missing", url: "/api/v1/__missing", allow }]);
        const headers = { [INTERNAL_HEADERS.allow]: allow, [INTERNAL_HEADERS.requestId]: "the-id" };
        const response = await callHandler(unmatchedEndpoint, "__missing", { headers, locale: "en" });
        expect([
          response.status,
          response.headers.get("allow"),
          response.headers.get("x-request-id"),
        ]).toEqual([405, allow, "the-id"]);
        expect(response.body).toEqual({
          error: "method_not_allowed",
          message: expect.stringMatching(/^[A-Z].+\.$/),
          request_id: "the-id",
        });
      }
    },
  );

  test("that does not exist returns the same 404 for every method", async () => {
    for (const address of [
      "/api",
      "/api/",
      "/api/v1",
      "/api/v1/",
      "/api/v1/nothing",
      "/api/v1/vehicles/1/2/3",
    ]) {
      for (const method of METHODS) {
        expect(classifyRequest(address, method)).toEqual({ kind: "missing", url: "/api/v1/__missing" });
      }
    }
    for (const handler of [unmatchedEndpoint, noOptions]) {
      const { status, body, headers } = await callHandler(handler, "nothing", { method: "POST" });
      expect([status, body.error, headers.get("allow")]).toEqual([404, "not_found", null]);
    }
  });

  test("with a written segment is not taken for a named one", () => {
    // `GET /vehicles/{vehicle}` exists, but no boat is called like the calculator.
    expect(classifyRequest("/api/v1/vehicles/calculate-price", "GET")).toMatchObject({
      allow: "OPTIONS, POST",
    });
    expect(classifyRequest("/api/v1/vehicles/mavi-ruya", "POST")).toMatchObject({
      allow: "GET, HEAD, OPTIONS",
    });
  });
});

test("methods that no page supports are refused before they cause an error", () => {
  for (const method of ["TRACE", "PROPFIND", "get"]) {
    expect(classifyRequest("/tekneler", method)).toMatchObject({ kind: "refused", status: 501 });
  }
  expect(classifyRequest("/tekneler", "HEAD")).toMatchObject({ kind: "serve" });
});
