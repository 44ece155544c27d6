import type { Front } from "@/lib/server/runtime/front/front-server";
import { openFront } from "@/tests/fixtures/http/open-front";

jest.spyOn(process.stdout, "write").mockReturnValue(true);
let front: Front | null = null;
afterEach(async () => {
  await front?.drain(0, 0);
});

test("a cached page at an address of the account gets the policy of cached pages", async () => {
  const opened = await openFront({
    handle: async (_, response) => {
      response.setHeader("x-nextjs-prerender", "1");
      response.end("missing");
    },
  });
  front = opened.front;
  const { headers } = await fetch(`${opened.site}/en/u/reservations/unknown`);
  expect(headers.get("content-security-policy")).toContain("script-src 'self' 'unsafe-inline'");
});

test("a page that failed may load the scripts that say so: its document has no policy for trusted types", async () => {
  const opened = await openFront({
    handle: async (request, response) => {
      response.statusCode = request.url?.includes("broken") ? 500 : 200;
      response.end("page");
    },
  });
  front = opened.front;
  const policyOf = async (path: string) =>
    (await fetch(`${opened.site}${path}`)).headers.get("content-security-policy");
  const required = "require-trusted-types-for";
  for (const path of ["/en/u/reservations", "/reset-password"]) {
    expect(await policyOf(path)).toContain(required);
    expect(await policyOf(`${path}?broken`)).not.toContain(required);
    expect(await policyOf(`${path}?broken`)).toMatch(/script-src 'nonce-/);
  }
});
