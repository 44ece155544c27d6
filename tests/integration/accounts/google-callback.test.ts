import { randomBytes } from "node:crypto";
import { GET as appEndpoint } from "@/app/api/v1/app/route";
import { getDb } from "@/lib/server/platform/db/pool";
import { sessions } from "@/lib/server/platform/db/schema/accounts";
import { browseProvider } from "@/tests/fixtures/accounts/browse-provider";
import { begin, comeBack, Jar, travel } from "@/tests/fixtures/accounts/google-traveller";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
const settings = testIdentityProvider();

const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;

describe("the callback", () => {
  const login = `Ada Lovelace <${newEmail()}>`;
  const sessionsNow = async () => (await getDb().select().from(sessions)).length;
  let before = 0;
  beforeAll(async () => {
    await makeCustomer({ email: /<(.+)>/.exec(login)?.[1], emailVerifiedAt: new Date() });
    before = await sessionsNow();
  });
  afterEach(async () => {
    before = await sessionsNow();
  });

  test("reports a cancelled login, and keeps the page that the customer wanted", async () => {
    const query = "lang=tr&from=/tekne/mavi%3Fx=1&next=/k/profilim";
    expect(await travel(new Jar(), login, query, "cancel")).toBe(
      "/tekne/mavi?x=1&login=1&google_refusal=cancelled&next=%2Fk%2Fprofilim",
    );
  });

  test("opens no session with another state, with another browser's response, or without this browser's cookie", async () => {
    const jar = new Jar();
    const back = await browseProvider(await begin(jar), login);
    const stranger = new Jar();
    expect(await comeBack(stranger, back)).toBe("/en?login=1&google_refusal=expired");
    await begin(stranger);
    expect(await comeBack(stranger, back)).toContain("google_refusal=expired");
    const changed = new URL(back);
    changed.searchParams.set("state", "x");
    expect(await comeBack(jar, changed)).toContain("google_refusal=expired");
    // That attempt is over, even for the right response.
    expect(await comeBack(jar, back)).toContain("google_refusal=expired");
    expect(await sessionsNow()).toBe(before);
  });

  test("opens no second session for a repeated response, though the browser kept its cookie", async () => {
    const jar = new Jar();
    const back = await browseProvider(await begin(jar), login);
    const kept = `${jar}`;
    expect(await comeBack(jar, back)).toBe("/en/boat/blue");
    const replayer = new Jar();
    for (const pair of kept.split("; ")) replayer.take(new Headers({ "set-cookie": pair }));
    expect(await comeBack(replayer, back)).toBe("/en/boat/blue?login=1&google_refusal=failed");
    expect(await sessionsNow()).toBe(before + 1);
  });

  test.each([
    ["a forged code", { code: "forged" }],
    ["an error of the provider", { code: null, error: "server_error" }],
    ["nothing but the state", { code: null }],
    ["another issuer", { iss: "https://evil.example" }],
  ])("with %s opens nothing", async (_, changes: Record<string, string | null>) => {
    const jar = new Jar();
    const back = await browseProvider(await begin(jar), login);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) back.searchParams.delete(name);
      else back.searchParams.set(name, value);
    }
    expect(await comeBack(jar, back)).toBe("/en/boat/blue?login=1&google_refusal=failed");
    expect(await sessionsNow()).toBe(before);
  });

  test("refuses the code of another attempt: PKCE and nonce bind it to its browser", async () => {
    const jar = new Jar();
    const attacker = new Jar();
    const [own, foreign] = [
      await browseProvider(await begin(jar), login),
      await browseProvider(await begin(attacker), login),
    ];
    own.searchParams.set("code", foreign.searchParams.get("code") ?? "");
    expect(await comeBack(jar, own)).toContain("google_refusal=failed");
    expect(await sessionsNow()).toBe(before);
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example", "/%2F%2Fevil.example"])(
    "never leads to %s",
    async (foreign) => {
      const query = new URLSearchParams({ lang: "en", from: foreign, next: foreign });
      expect(await travel(new Jar(), login, `${query}`)).toBe("/en");
    },
  );
});

describe("the provider", () => {
  test("leads back to the page with a message when it does not respond", async () => {
    const undo = changeEnvironment({ GOOGLE_ISSUER: "http://127.0.0.1:9" });
    expect(await begin(new Jar())).toBe("/en/boat/blue?login=1&google_refusal=unavailable");
    undo();
  });

  test("is offered only where it is configured", async () => {
    const offered = async () =>
      (await callHandler(appEndpoint, "app", { locale: "en" })).body.settings.google_sign_in;
    expect(await offered()).toBe(true);
    const undo = changeEnvironment({ GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" });
    expect(await offered()).toBe(false);
    expect(await begin(new Jar())).toContain("google_refusal=unavailable");
    undo();
    expect(() => changeEnvironment({ GOOGLE_CLIENT_SECRET: "" })).toThrow("belong together");
    changeEnvironment({ GOOGLE_CLIENT_SECRET: settings().GOOGLE_CLIENT_SECRET });
  });

  test("is called with state, nonce and PKCE, and the address carries no path of the site", async () => {
    const jar = new Jar();
    const address = new URL(await begin(jar, "lang=tr&from=/k/secret"));
    expect(address.origin).toBe(settings().GOOGLE_ISSUER);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      scope: "openid email profile",
      code_challenge_method: "S256",
      redirect_uri: `${SITE}/auth/google/callback`,
      ui_locales: "tr",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(query[name]).toMatch(/^[\w-]{43}$/);
    expect(address.href).not.toContain("secret");
  });
});

test("the callback accepts sixty returns in fifteen minutes from one sender", async () => {
  const jar = new Jar();
  const away = await begin(jar);
  const state = new URL(away).searchParams.get("state");
  const kept = `${jar}`;
  const back = async () => {
    const again = new Jar();
    for (const pair of kept.split("; ")) again.take(new Headers({ "set-cookie": pair }));
    return comeBack(again, `${SITE}/auth/google/callback?state=${state}&error=access_denied`);
  };
  let last = "";
  for (let count = 0; count < 61; count += 1) last = await back();
  expect(last).toContain("google_refusal=unavailable");
});
