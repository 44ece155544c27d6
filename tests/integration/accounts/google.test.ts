import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { GET as personEndpoint, POST as registerEndpoint } from "@/app/api/v1/auth/google/registration/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { getDb } from "@/lib/server/platform/db/pool";
import { consents, users } from "@/lib/server/platform/db/schema/accounts";
import { Jar, travel } from "@/tests/fixtures/accounts/google-traveller";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";

testDatabase();

testIdentityProvider();

const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;
const userOf = async (email: string) => (await getDb().select().from(users).where(eq(users.email, email)))[0];

const registration = (jar: Jar, body: object) =>
  callHandler(registerEndpoint, "auth/google/registration", {
    body,
    cookie: `${jar}`,
    headers: { Origin: SITE },
  });
const CONSENTS = { kvkk: true, electronic_messages: true };

async function signedIn(jar: Jar) {
  return (
    await callHandler(userEndpoint, "user", { cookie: `palamar_session=${jar.get("palamar_session")}` })
  ).body;
}

describe("a new customer", () => {
  test("must give the consents before the account is created, verified and without password", async () => {
    const email = newEmail();
    const jar = new Jar();
    const path = await travel(
      jar,
      `Şükrü Öztürk <${email.toUpperCase()}>`,
      "lang=ar&from=/ar&next=/ar/u/profile",
    );
    expect(path).toBe("/ar?google=1&next=%2Far%2Fu%2Fprofile");
    expect(await userOf(email)).toBeUndefined();
    expect(jar.get("palamar_session")).toBeUndefined();
    expect(`${jar}`).not.toContain(Buffer.from(email).toString("base64url").slice(0, 10));

    const person = await callHandler(personEndpoint, "auth/google/registration", { cookie: `${jar}` });
    expect(person.body).toEqual({ email, name: "Şükrü", surname: "Öztürk" });
    const names = { name: "Şükrü", surname: "Öztürk" };
    const refused = await registration(jar, { ...names, kvkk: false, electronic_messages: false });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["kvkk"]]);
    const half = await registration(jar, { ...names, kvkk: true, electronic_messages: false });
    expect([half.status, half.body.error]).toEqual([422, "consent_required"]);
    expect(await userOf(email)).toBeUndefined();

    const { status, body, headers } = await registration(jar, { ...names, ...CONSENTS });
    jar.take(headers);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email, email_verified: true, phone: null, full_name: "Şükrü Öztürk" });
    expect((await signedIn(jar)).id).toBe(body.user.id);
    expect(jar.get("palamar_google_new")).toBeUndefined();
    const row = await userOf(email);
    expect([row?.passwordHash, row?.googleSubject]).toEqual([null, expect.any(String)]);
    const ledger = await getDb().select().from(consents).where(eq(consents.userId, body.user.id));
    expect(ledger.map(({ kind }) => kind).toSorted()).toEqual(["electronic_messages", "kvkk"]);
  });

  test("cannot register with another address, twice, without Google, or with a forged cookie", async () => {
    const email = newEmail();
    const jar = new Jar();
    await travel(jar, `Ada Lovelace <${email}>`);
    const form = { name: "Ada", surname: "Lovelace", ...CONSENTS };
    expect((await registration(jar, { ...form, email: "victim@example.com" })).status).toBe(422);
    expect((await registration(jar, form)).status).toBe(201);
    const again = await registration(jar, form);
    expect([again.status, again.body.error]).toEqual([422, "email_taken"]);
    for (const forged of [undefined, "x", "A".repeat(200), `${jar.get("palamar_google_new")}x`]) {
      const cookie = forged ? `palamar_google_new=${forged}` : undefined;
      const { status, body } = await callHandler(registerEndpoint, "auth/google/registration", {
        body: form,
        cookie,
      });
      expect([forged, status, body.error]).toEqual([forged, 422, "google_expired"]);
    }
  });

  test("whose address Google has not verified gets no account, and an explanation", async () => {
    const email = newEmail();
    const jar = new Jar();
    expect(await travel(jar, `unproven Ada <${email}>`)).toBe(
      "/en/boat/blue?login=1&google_refusal=email_unverified",
    );
    expect(jar.get("palamar_google_new")).toBeUndefined();
  });
});

describe("a known customer", () => {
  test("with a proven address is linked once and gets a new session, which ends that of the request", async () => {
    const email = newEmail();
    const former = await makeCustomer({ email, emailVerifiedAt: new Date(), passwordHash: "kept" });
    const jar = new Jar();
    jar.take(new Headers({ "set-cookie": `palamar_session=${former.token}` }));
    expect(await travel(jar, `Ada Lovelace <${email}>`, "lang=en&from=/en&next=/en/u/favorites")).toBe(
      "/en/u/favorites",
    );
    expect((await signedIn(jar)).id).toBe(former.id);
    expect(jar.get("palamar_session")).not.toBe(former.token);
    expect(jar.get("palamar_in")).toBe("1");
    expect((await callHandler(userEndpoint, "user", { bearer: former.token })).status).toBe(401);
    const row = await userOf(email);
    expect([row?.passwordHash, row?.name]).toEqual(["kept", "Ayşe"]);

    await getDb()
      .update(users)
      .set({ email: newEmail(), emailVerifiedAt: null })
      .where(eq(users.id, former.id));
    const later = new Jar();
    expect(await travel(later, `Ada Lovelace <${email}>`)).toBe("/en/boat/blue");
    expect((await signedIn(later)).id).toBe(former.id);
  });

  test("whose address was never verified here is not linked: another person may have registered it", async () => {
    const email = newEmail();
    const squatter = await makeCustomer({ email, emailVerifiedAt: null });
    const jar = new Jar();
    expect(await travel(jar, `Ada Lovelace <${email}>`)).toBe(
      "/en/boat/blue?login=1&google_refusal=account_unproven",
    );
    expect((await userOf(email))?.googleSubject).toBeNull();
    expect(jar.get("palamar_session")).toBeUndefined();
    expect((await callHandler(userEndpoint, "user", { bearer: squatter.token })).status).toBe(200);
  });

  test("cannot be reached through a second Google account of the same address", async () => {
    const email = newEmail();
    await makeCustomer({ email, emailVerifiedAt: new Date() });
    await travel(new Jar(), `Ada Lovelace <${email}>`);
    const jar = new Jar();
    expect(await travel(jar, `Ada Lovelace <${email}>#2`)).toContain("google_refusal=other_account");
    expect(jar.get("palamar_session")).toBeUndefined();
  });

  test("a customer who deleted the account is treated as a new one", async () => {
    const email = newEmail();
    const { id } = await makeCustomer({ email, emailVerifiedAt: new Date() });
    await travel(new Jar(), `Ada Lovelace <${email}>`);
    const gone = { email: null, googleSubject: null, anonymisedAt: new Date() };
    await getDb().update(users).set(gone).where(eq(users.id, id));
    expect(await travel(new Jar(), `Ada Lovelace <${email}>`)).toContain("google=1");
  });
});
