import { expect, test } from "playwright/test";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, textsOf } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { askMany, requestSite } from "@/tests/fixtures/http/request-site";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";
const TOKEN = "a".repeat(43);
/** Stand on the profile and nowhere else, whatever form the page travels in. */
const PROFILE = LOCALES.map((locale) => textsOf(locale).account_area.export.text);

const PATHS = [
  "/k/profilim",
  "/%6b/profilim",
  "/k/%70rofilim",
  "/k%2Fprofilim",
  "//k/profilim",
  "//k//profilim//",
  "/./k/profilim",
  "/x/../k/profilim",
  "/K/PROFILIM",
  "/k/profilim/",
  "/k/profilim.rsc",
  "/k/profilim.html",
  "/k/profilim.json",
  "/k/profilim.segments/_tree.segment.rsc",
  "/k/profilim;x=1",
  "/k/profilim%00",
  "/k/profilim%0a",
  "/k/profilim?_rsc=abc12",
  "/k/profilim?login=1&next=/k/profilim",
  "/tr/k/profilim",
  "/tr/profile",
  "/en/profile",
  "/tr/(account)/profile",
  "/en/u/profile",
  "/ar/u/profile.rsc",
  "/_next/data/x/tr/profile.json",
  "/_next/../k/profilim",
  "/media/../k/profilim",
  "/api/../k/profilim",
];

const HEADERS: Record<string, string>[] = [
  {},
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-rewrite": "/tr/profile", "x-middleware-next": "1" },
  { "x-nextjs-data": "1", "x-matched-path": "/tr/profile", "x-invoke-path": "/tr/profile" },
  { "x-palamar-path": "/", "x-palamar-locale": "en", "x-original-url": "/tr/profile" },
  { "next-resume": "1", "next-action": "x" },
  { cookie: "palamar_in=1" },
  { cookie: `palamar_session=${TOKEN}; palamar_in=1` },
  { cookie: `__Host-palamar_session=${TOKEN}` },
  { cookie: "palamar_session=' or 1=1 --" },
  { authorization: `Bearer ${TOKEN}` },
];

test("no spelling of an account's address and no header shows another visitor its page", async ({
  context,
}) => {
  test.setTimeout(180_000);
  // There is a customer whose page could be shown.
  const email = await signIn(context);
  const asked = PATHS.flatMap((path) => HEADERS.map((headers) => ({ path, headers })));
  const opened = await askMany(asked, async ({ path, headers }) => {
    const { status, html } = await requestSite(path, headers);
    const shown = [email, ...PROFILE].filter((text) => html.includes(text));
    const isRefused = shown.length === 0 && status !== 200 && status < 500;
    return isRefused ? [] : [`${status} ${path} ${JSON.stringify(headers)} shows: ${shown}`];
  });
  expect(opened.flat()).toEqual([]);
});

test("no spelling of an endpoint and no header exposes a customer's data", async ({ context }) => {
  await signIn(context);
  const paths = [
    "user",
    "user/",
    "/user",
    "%75ser",
    "user.rsc",
    "user?dev=true",
    "../v1/user",
    "user/export",
  ];
  const asked = paths.flatMap((path) => HEADERS.map((headers) => ({ path, headers })));
  const opened = await askMany(asked, async ({ path, headers }) => {
    const { status, html } = await requestSite(`/api/v1/${path}`, headers);
    const isRefused = [301, 307, 308, 400, 401, 404].includes(status) && !html.includes("@");
    return isRefused ? [] : [`${status} ${path} ${JSON.stringify(headers)}`];
  });
  expect(opened.flat()).toEqual([]);
  for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
    const answer = await fetch(`${e2eSite()}/api/internal/revalidate`, {
      method: "POST",
      headers: { authorization },
      body: '"all"',
    });
    expect(answer.status).toBe(404);
  }
});

test("a customer's page is never cached for another visitor", async ({ context }) => {
  const email = await signIn(context);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const path of ["/k/profilim", "/k/favorilerim", "/", "/tekne-kiralama", `/payment/${ID}`]) {
    const own = await requestSite(path, { cookie });
    const strangers = await requestSite(path);
    for (const { html } of path === "/k/profilim" ? [strangers] : [own, strangers])
      expect([path, html.includes(email)]).toEqual([path, false]);
    if (path === "/k/profilim") {
      expect([own.status, own.html.includes(email)]).toEqual([200, true]);
      expect(own.headers["cache-control"]).toContain("no-store");
      expect(strangers.status).toBe(307);
    }
  }
});

const REDIRECTING = [
  "//evil.example",
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "/%5Cevil.example",
  "/tr//evil.example",
  "/tr/\\evil.example",
  "/TR/%2F%2Fevil.example",
  "/en//evil.example/",
  "/.evil.example",
  "/%09//evil.example",
  "/tekne//evil.example",
  "/k/profilim?next=//evil.example",
  "//evil.example/k/profilim",
  "/api/v1/auth/google?from=//evil.example&next=https://evil.example",
  "/auth/google/callback?state=x&code=x&next=//evil.example",
];

const FOREIGN_HOST: Record<string, string>[] = [
  {},
  { host: "evil.example", "x-forwarded-host": "evil.example" },
];

test("no address redirects to another site", async () => {
  for (const path of REDIRECTING) {
    for (const headers of FOREIGN_HOST) {
      const { status, location } = await requestSite(path, headers);
      expect([path, status < 500]).toEqual([path, true]);
      if (!location) continue;
      // Relative to the host that was asked, whatever it calls itself.
      const target = new URL(location, e2eSite());
      const isGoogle = path.includes("auth/google?") && target.pathname === "/auth";
      expect([path, location, isGoogle || target.origin === e2eSite()]).toEqual([path, location, true]);
    }
  }
});

test("a name that is markup or turns the line around is text, on every page", async ({ page, context }) => {
  const markup = "<img src=x onerror=broken=1>";
  await callSite(context, "auth/register", {
    name: `\u202e${markup}`,
    surname: "</script><script>broken=1</script>",
    email: newEmail(),
    dial_code: "+90",
    phone: "0532 111 22 33",
    password: "denizde bir gün 7",
    kvkk: true,
    electronic_messages: true,
  });
  for (const path of [pathFor("home", "en"), pathFor("profile", "en"), pathFor("changePassword", "ar")]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: markup })).toBeAttached();
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
    expect(await page.content()).not.toContain("\u202e");
    expect(await page.locator("img[src='x']").count()).toBe(0);
  }
  await expect(page.getByRole("button", { name: markup })).toContainText("</script>");
});
