import { expect, test } from "playwright/test";
import { decryptEnvelope } from "@/lib/client/api/transport/envelope/decrypt-envelope";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { requestSite, type SiteResponse } from "@/tests/fixtures/http/request-site";

const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";
const TOKEN = "a".repeat(43);

/** By class: public pages are cached HTML; pages of money and links run scripts by nonce only, as the account does. */
const PUBLIC = [
  pathFor("home", "tr"),
  pathFor("boats", "en"),
  pathFor("blog", "ar"),
  pathFor("faq", "tr"),
  pathFor("contact", "en"),
  "/nothing-here",
  "/403",
];
const PLAIN = [
  `/payment/${ID}`,
  `/m-payment/${ID}`,
  `/service-payment/${ID}`,
  `/m-service-payment/${ID}`,
  `/payment-result/${ID}`,
  `/reset-password?token=${TOKEN}`,
  `/t-login/${TOKEN}`,
  `/take-back/${TOKEN}`,
  `/correct-email/${TOKEN}`,
  `/owner/${TOKEN}`,
];
const OTHER = ["/api/v1/app", "/api/v1/user", "/api/v1/nothing", "/robots.txt", "/sitemap.xml", "/healthz"];

function rulesOf({ headers }: SiteResponse): Record<string, string> {
  const policy = String(headers["content-security-policy"]);
  return Object.fromEntries(
    policy.split("; ").map((rule) => [rule.split(" ")[0] ?? "", rule.split(" ").slice(1).join(" ")]),
  );
}

test("every response tells browsers what they may not do with it, and nothing about the software behind it", async () => {
  for (const path of [...PUBLIC, ...PLAIN, ...OTHER]) {
    const { headers } = await requestSite(path);
    expect({ path, ...headers }).toMatchObject({
      path,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
    expect([path, headers["x-powered-by"], headers.server]).toEqual([path, undefined, undefined]);
    // Browsers would ignore it over plain http, and a test machine must not pin localhost.
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
});

test("every file of the build that a page names is sent as what it is: drawings shown, scripts run", async () => {
  const { html } = await requestSite(pathFor("home", "ar"));
  const files = new Set(html.match(/\/_next\/static\/[\w./~-]+\.[a-z0-9]+/g));
  const sent = await Promise.all(
    [...files].map(async (file) => {
      const { status, headers } = await requestSite(file, {}, "HEAD");
      return `.${file.split(".").at(-1)} ${status} ${headers["content-type"]}`;
    }),
  );
  expect([...new Set(sent)].sort()).toEqual([
    ".css 200 text/css; charset=utf-8",
    ".js 200 text/javascript; charset=utf-8",
    ".svg 200 image/svg+xml",
    ".woff2 200 font/woff2",
  ]);
});

test("Next still says that it has cached a page: at an address of the account, its scripts need no nonce of this visit", async () => {
  const path = pathFor("checkout", "en", { slug: "no-such-boat" });
  const answer = await requestSite(path);
  expect([answer.status, answer.headers["x-nextjs-prerender"]]).toEqual([404, "1"]);
  expect(rulesOf(answer)["script-src"]).toContain("'unsafe-inline'");
});

test("no page may be framed, plug in objects, move its base or send forms elsewhere", async () => {
  for (const path of [...PUBLIC, ...PLAIN]) {
    const rules = rulesOf(await requestSite(path));
    expect({ path, ...rules }).toMatchObject({
      path,
      "default-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
      "form-action": expect.stringMatching(/^'self'( https?:\/\/[\w.:-]+)+$/),
    });
    expect([path, rules["script-src"]?.includes("unsafe-eval")]).toEqual([path, false]);
  }
});

test("pages of payments and links run only scripts with a nonce of their own, fresh each time", async () => {
  for (const path of PLAIN) {
    const [one, two] = [await requestSite(path), await requestSite(path)];
    const nonces = [one, two].map(
      (answer) => /^'nonce-([\w+/=]{20,})' 'strict-dynamic'$/.exec(rulesOf(answer)["script-src"] ?? "")?.[1],
    );
    expect([path, nonces.every(Boolean), nonces[0] !== nonces[1]]).toEqual([path, true, true]);
    const scripts = [...one.html.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag);
    expect([path, scripts.filter((tag) => !tag.includes(`nonce="${nonces[0]}"`))]).toEqual([path, []]);
    expect([path, one.headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
  }
});

test("pages whose address is a secret send it to no other site", async () => {
  for (const path of [
    `/reset-password?token=${TOKEN}`,
    `/t-login/${TOKEN}`,
    `/take-back/${TOKEN}`,
    `/correct-email/${TOKEN}`,
    `/owner/${TOKEN}`,
  ]) {
    const { html, headers } = await requestSite(path);
    const textsOf = /<meta name="referrer" content="([^"]+)"/.exec(html)?.[1] ?? headers["referrer-policy"];
    expect([path, textsOf]).toEqual([path, "no-referrer"]);
  }
});

test("the session is stored where scripts cannot read it, and no page or storage shows it", async ({
  page,
  context,
}) => {
  await signIn(context);
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === "palamar_session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const secret = session?.value ?? "?";
  for (const path of [pathFor("profile", "en"), pathFor("boats", "tr")]) {
    await openPage(page, path);
    expect(await page.content()).not.toContain(secret);
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, localStorage, sessionStorage]),
    );
    expect(readable).not.toContain(secret);
    expect(readable).toContain("palamar_in=1");
  }
});

test("a call with an unsupported method gets the usual refusal and the allowed methods", async () => {
  for (const [method, path, allow] of [
    ["PUT", "vehicles", "GET, HEAD, OPTIONS"],
    ["GET", "auth/login", "OPTIONS, POST"],
    ["PROPFIND", "user/profile", "DELETE, OPTIONS, PUT"],
  ] as const) {
    const { status, headers, html } = await requestSite(`/api/v1/${path}`, { applocale: "en" }, method);
    expect([path, status, headers.allow]).toEqual([path, 405, allow]);
    const problem = JSON.parse(await decryptEnvelope(JSON.parse(html).data));
    expect(problem).toEqual({
      error: "method_not_allowed",
      message: textsOf("en").errors.method_not_allowed,
      request_id: headers["x-request-id"],
    });
  }
});

for (const path of [
  pathFor("profile", "en"),
  pathFor("reservations", "ar"),
  pathFor("changePassword", "tr"),
]) {
  test(`an injected script does not run on ${path}, and the page's own do`, async ({ page, context }) => {
    await signIn(context);
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        "</main>",
        `<script>window.injected = 1</script><img src="data:," alt="" onerror="window.injected = 2"></main>`,
      );
      await route.fulfill({ response, body: html });
    });
    await openPage(page, path);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    expect(refused).toHaveLength(2);
  });
}
