import { markUnavailable } from "@/lib/server/platform/outage/unavailable-requests";
import type { Front, FrontOptions } from "@/lib/server/runtime/front/front-server";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { openFront } from "@/tests/fixtures/http/open-front";

const opened: Front[] = [];

afterEach(async () => {
  for (const front of opened.splice(0)) await front.drain(0, 0);
});

async function open(options: Partial<FrontOptions>): Promise<string> {
  const { front, site } = await openFront(options);
  opened.push(front);
  return site;
}

const failing =
  (isOutage: boolean): FrontOptions["handle"] =>
  async (request, response) => {
    if (isOutage) markUnavailable(String(request.headers["x-request-id"]));
    response.statusCode = 500;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("X-Of-The-Failed-Page", "1");
    response.write("<p>failed");
    response.end("</p>");
  };

test.each([
  ["/en/boats", "en", "ltr"],
  ["/ar", "ar", "rtl"],
  ["/tekneler", "tr", "ltr"],
])(
  "a page that fails for want of a database says so in its language, with 503: %s",
  async (path, lang, dir) => {
    const site = await open({ handle: failing(true), pages: createPageCache() });
    const response = await fetch(site + path, { headers: { accept: "text/html" } });
    const html = await response.text();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("x-of-the-failed-page")).toBe(false);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).not.toContain("failed");
  },
);

test("a page that fails by a fault of its own stays 500", async () => {
  const site = await open({ handle: failing(false), pages: createPageCache() });
  const response = await fetch(`${site}/en/boats`, { headers: { accept: "text/html" } });
  expect([response.status, await response.text()]).toEqual([500, "<p>failed</p>"]);
});

test("an instance that loses its database is degraded: ready for what it keeps, not for what needs all of it", async () => {
  let reason: string | null = "database";
  const site = await open({ findUnreadiness: async () => reason });
  const readiness = async (query = "") => {
    const response = await fetch(`${site}/readyz${query}`);
    return [response.status, await response.json()];
  };
  expect(await readiness()).toEqual([503, { status: "unready", reason: "database" }]);
  reason = null;
  expect(await readiness()).toEqual([200, { status: "ready" }]);
  reason = "database";
  expect(await readiness()).toEqual([200, { status: "degraded", reason: "database" }]);
  expect(await readiness("?full")).toEqual([503, { status: "degraded", reason: "database" }]);
  reason = "clock";
  expect(await readiness()).toEqual([503, { status: "unready", reason: "clock" }]);
});

test("what caches of others may keep of a public page is a minute, however long Next allows", async () => {
  const site = await open({
    handle: async (_, response) => {
      response.setHeader("Cache-Control", "s-maxage=3600, stale-while-revalidate=31532400");
      response.end("page");
    },
  });
  const rules = (await fetch(site)).headers.get("cache-control");
  expect(rules).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400");
});
