import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as connectEndpoint, DELETE as disconnectEndpoint } from "@/app/api/v1/user/google/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { createSession } from "@/lib/server/people/accounts/sessions/create-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { browseProvider, type Visit } from "@/tests/fixtures/accounts/browse-provider";
import { comeBack, Jar, travel } from "@/tests/fixtures/accounts/google-traveller";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { type Customer, confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
testIdentityProvider();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;
const newLogin = () => `Ada Lovelace <${newEmail()}>`;
const PAGE = "/en/u/update-password";

const rowOf = async ({ id }: Customer) => (await getDb().select().from(users).where(eq(users.id, id)))[0];
const subjectOf = async (customer: Customer) => (await rowOf(customer))?.googleSubject ?? null;

const makeConfirmed = async (...changes: Parameters<typeof makeCustomer>) =>
  confirmSessions(await makeCustomer(...changes));

/** A browser in which the customer is signed in. */
function browserOf({ token }: Customer): Jar {
  const jar = new Jar();
  jar.take(new Headers({ "set-cookie": `palamar_session=${token}` }));
  return jar;
}

async function ask(jar: Jar): Promise<string> {
  const call = { method: "POST", cookie: `${jar}`, headers: { Origin: SITE }, locale: "en" };
  const { status, body, headers } = await callHandler(connectEndpoint, "user/google", call);
  expect(status).toBe(200);
  jar.take(headers);
  return body.redirect_url;
}

const connect = async (jar: Jar, login: string, visit: Visit = "accept") =>
  comeBack(jar, await browseProvider(await ask(jar), login, visit));

const disconnect = (bearer: string) =>
  callHandler(disconnectEndpoint, "user/google", { method: "DELETE", bearer });

const mailsTo = async ({ id }: Customer) => {
  await runJobs();
  const email = (await rowOf({ id } as Customer))?.email ?? "";
  return (await outbox.read()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
};

describe("a signed-in customer", () => {
  test("connects a Google account of any address, is notified by mail, keeps the session, and logs in with it", async () => {
    const customer = await makeConfirmed({ email: newEmail(), locale: "en" });
    const jar = browserOf(customer);
    const login = newLogin();
    expect(await connect(jar, login)).toBe(`${PAGE}?google=connected`);
    expect(await subjectOf(customer)).toEqual(expect.any(String));
    expect(jar.get("palamar_session")).toBe(customer.token);
    expect(await mailsTo(customer)).toEqual(["Google was connected to your account"]);
    const elsewhere = new Jar();
    expect(await travel(elsewhere, login)).toBe("/en/boat/blue");
    const cookie = `palamar_session=${elsewhere.get("palamar_session")}`;
    expect((await callHandler(userEndpoint, "user", { cookie })).body.id).toBe(customer.id);
    expect(await connect(jar, login)).toBe(`${PAGE}?google=connected`);
    expect(await mailsTo(customer)).toHaveLength(1);
  });

  test("connects nothing when the customer cancels there", async () => {
    const customer = await makeConfirmed();
    expect(await connect(browserOf(customer), newLogin(), "cancel")).toBe(`${PAGE}?google=cancelled`);
    expect(await subjectOf(customer)).toBeNull();
  });

  test("cannot take a Google account that opens another account, nor a second one", async () => {
    const [first, second] = [await makeConfirmed(), await makeConfirmed()];
    const [taken, other] = [newLogin(), newLogin()];
    await connect(browserOf(first), taken);
    expect(await connect(browserOf(second), taken)).toBe(`${PAGE}?google=taken`);
    expect(await subjectOf(second)).toBeNull();
    const before = await subjectOf(first);
    expect(await connect(browserOf(first), other)).toBe(`${PAGE}?google=other_account`);
    expect(await subjectOf(first)).toBe(before);
  });
});

describe("a connection started in one session", () => {
  test("connects nothing under another one, of the same or another customer, or under none", async () => {
    const [customer, stranger] = [await makeConfirmed(), await makeConfirmed()];
    const later = await createSession(
      getDb(),
      customer.id,
      { userAgent: null, clientAddress: "x" },
      new Date(),
    );
    for (const token of [later, stranger.token, ""]) {
      const jar = browserOf(customer);
      const back = await browseProvider(await ask(jar), newLogin());
      jar.take(new Headers({ "set-cookie": `palamar_session=${token}` }));
      expect(await comeBack(jar, back)).toBe(`${PAGE}?google=expired`);
    }
    expect([await subjectOf(customer), await subjectOf(stranger)]).toEqual([null, null]);
  });

  test("cannot be finished with another browser's response: no link connects a foreign Google account", async () => {
    const [victim, attacker] = [await makeConfirmed(), await makeConfirmed()];
    const login = newLogin();
    const foreign = await browseProvider(await ask(browserOf(attacker)), login);
    const jar = browserOf(victim);
    expect(await comeBack(jar, foreign)).toContain("google_refusal=expired");
    await ask(jar);
    expect(await comeBack(jar, foreign)).toBe(`${PAGE}?google=expired`);
    expect(await subjectOf(victim)).toBeNull();
  });
});

describe("the connection", () => {
  test("is removed with the other sessions where there is a password, and one mail reports it", async () => {
    const customer = await makeConfirmed({ passwordHash: "kept", locale: "en" });
    const other = await createSession(
      getDb(),
      customer.id,
      { userAgent: null, clientAddress: "x" },
      new Date(),
    );
    await connect(browserOf(customer), newLogin());
    expect((await disconnect(customer.token)).status).toBe(204);
    expect((await disconnect(customer.token)).status).toBe(204);
    expect(await subjectOf(customer)).toBeNull();
    expect((await callHandler(userEndpoint, "user", { bearer: other })).status).toBe(401);
    expect((await mailsTo(customer)).toSorted()).toEqual([
      "Google was connected to your account",
      "Google was disconnected from your account",
    ]);
  });

  test("stays where it is the only way in", async () => {
    const customer = await makeConfirmed({ passwordHash: null });
    await connect(browserOf(customer), newLogin());
    const { status, body } = await disconnect(customer.token);
    expect([status, body.error]).toEqual([409, "password_missing"]);
    expect(await subjectOf(customer)).not.toBeNull();
  });

  test("cannot be started from another site, nor while Google does not respond", async () => {
    const customer = await makeConfirmed();
    const cookie = `${browserOf(customer)}`;
    const sendRequest = (Origin: string) =>
      callHandler(connectEndpoint, "user/google", { method: "POST", cookie, headers: { Origin } });
    expect((await sendRequest("https://evil.example")).body.error).toBe("cross_site");
    const undo = changeEnvironment({ GOOGLE_ISSUER: "http://127.0.0.1:9" });
    expect((await sendRequest(SITE)).body.error).toBe("google_unavailable");
    undo();
  });
});
