import { ROUTES } from "@/lib/routes/route-table";
import { log } from "@/lib/server/platform/log";
import { readablePath } from "@/lib/server/platform/request/readable-path";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";

let written: jest.SpiedFunction<typeof process.stderr.write>;

beforeEach(() => {
  written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});

afterEach(() => {
  written.mockRestore();
});

test("a log line is one line of JSON without the values of secrets", () => {
  log("error", "login", { request_id: "1", password: "hunter2", sessionToken: "abc", note: "a\nb" });
  const line = String(written.mock.calls[0]?.[0]);
  expect(line.trim().split("\n")).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({
    event: "login",
    password: "[hidden]",
    sessionToken: "[hidden]",
    note: "a\nb",
  });
});

test("a failed query is logged without its parameters, in message, stack and what a job says", () => {
  const error = new Error("Failed query: select $1\nparams: ada@example.com,Teşvikiye\nCaddesi");
  log("error", "request_failed", { error, message: `Failed task: ${error.message}` });
  const line = String(written.mock.calls[0]?.[0]);
  expect(line).toContain("select $1");
  expect(line).not.toMatch(/ada@|Teşvikiye|Caddesi/);
});

test("a path is logged without its query and without the tokens that links carry", () => {
  expect(readablePath("/reset-password?token=abc")).toBe("/reset-password");
  expect(readablePath("/owner/abc.def")).toBe("/owner/[hidden]");
  expect(readablePath("/api/v1/owner/abc-def")).toBe("/api/v1/owner/[hidden]");
  expect(readablePath("/guests/abc-def/card")).toBe("/guests/[hidden]/card");
  expect(readablePath("/api/v1/guests/abc-def")).toBe("/api/v1/guests/[hidden]");
  expect(readablePath("/shortlist/abc-def")).toBe("/shortlist/[hidden]");
  expect(readablePath("/api/v1/shortlists/abc-def/votes/3")).toBe("/api/v1/shortlists/[hidden]/votes/3");
  expect(readablePath("/tekne/mavi-ruya?page=2")).toBe("/tekne/mavi-ruya");
});

test("no address of a page or of the API that carries a token shows it in the log", () => {
  const pages = Object.values(ROUTES).flatMap(({ pattern }) =>
    typeof pattern === "string" ? [pattern] : Object.values(pattern),
  );
  const calls = ENDPOINT_ROWS.map(([key]) => `/api/v1${key.split(" ")[1]}`);
  const secret = [...pages, ...calls].filter((address) => address.includes("{token}"));
  expect(secret.length).toBeGreaterThan(10);
  const shown = secret.map((address) => readablePath(address.replace("{token}", "T0ken")));
  expect(shown.filter((path) => path.includes("T0ken"))).toEqual([]);
});

test.each([
  ["/t-login/T0ken?lang=en", "/t-login/[hidden]"],
  ["//t-login/T0ken", "//t-login/[hidden]"],
  ["/t-login//T0ken", "/t-login//[hidden]"],
  ["/%6Fwner/T0ken", "/owner/[hidden]"],
  ["/owner%2FT0ken", "/owner/[hidden]"],
  ["/%256fwner/T0ken", "/owner/[hidden]"],
  ["/OWNER/T0ken", "/OWNER/[hidden]"],
  ["/en/owner/T0ken", "/en/owner/[hidden]"],
  ["/api/v1/owner/T0ken/", "/api/v1/owner/[hidden]/"],
  ["/take-back/T0ken", "/take-back/[hidden]"],
  ["/correct-email/T0ken", "/correct-email/[hidden]"],
  ["/owner\\T0ken", "/owner\\[hidden]"],
  ["/tekne/mavi-r%C3%BCya", "/tekne/mavi-r%C3%BCya"],
])("the path %s is logged as %s", (path, shown) => expect(readablePath(path)).toBe(shown));
