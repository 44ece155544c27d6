import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as logoutEndpoint } from "@/app/api/v1/auth/logout/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { getDb } from "@/lib/server/platform/db/pool";
import { consents, sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { settings } from "@/lib/server/platform/db/schema/contents";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";

testDatabase();

const PASSWORD = "Martı-kanadı-7";
const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;
const newAddress = () => `2001:db8:${randomBytes(2).toString("hex")}:1::7`;
const formOf = (changes: object = {}) => ({
  name: "Şükrü İnan",
  surname: "Öztürk",
  email: newEmail(),
  dial_code: "+90",
  phone: "0532 123 45 67",
  password: PASSWORD,
  kvkk: true,
  electronic_messages: true,
  ...changes,
});
const join = (form: object, locale = "en") =>
  callHandler(registerEndpoint, "auth/register", { body: form, locale, address: newAddress() });
/** As a client without cookies does. */
const joinByToken = (form: object) => join({ ...form, session: "token" });
const logIn = (email: string, password = PASSWORD, address = newAddress()) =>
  callHandler(loginEndpoint, "auth/login", { body: { email, password }, address, locale: "en" });
const userRow = async (email: string) =>
  (await getDb().select().from(users).where(eq(users.email, email)))[0];

describe("registering", () => {
  test("opens an account, a session in a safe cookie, two consents and the mail with the code, all at once", async () => {
    const form = formOf();
    const { status, body, headers } = await join(form, "ar");
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(["user"]);
    expect(body.user).toEqual({
      id: expect.any(String),
      name: "Şükrü İnan",
      surname: "Öztürk",
      unread_messages: 0,
      full_name: "Şükrü İnan Öztürk",
      email: form.email,
      email_verified: false,
      pending_email: null,
      dial_code: "+90",
      phone: "+905321234567",
      phone_verified: false,
      birthdate: null,
      address: null,
      city: null,
      country: null,
      gender: null,
      locale: "ar",
    });
    const [session, hint] = headers.getSetCookie();
    expect(session).toMatch(/^palamar_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    expect(hint).toBe("palamar_in=1; Path=/; Max-Age=2592000; SameSite=Lax");
    const row = await userRow(form.email);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const ledger = await getDb().select().from(consents).where(eq(consents.userId, body.user.id));
    expect(ledger.map(({ kind, textVersion }) => `${kind} ${textVersion}`).toSorted()).toEqual([
      "electronic_messages 1",
      "kvkk 1",
    ]);
    expect(ledger[0]?.clientAddress).toMatch(/^2001:db8:/);
    const { rows } = await getDb().execute<{ identifier: string }>(
      "select t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id",
    );
    expect(rows.map(({ identifier }) => identifier)).toEqual(["send_code"]);
    const cookie = session?.split(";")[0] ?? "";
    expect((await callHandler(userEndpoint, "user", { cookie })).body).toEqual(body.user);
  });

  test("with a known address, whatever its case, is refused beside the field and changes nothing", async () => {
    const form = formOf();
    await join(form);
    const before = await userRow(form.email);
    const again = await join({ ...form, name: "Mallory", email: form.email.toUpperCase() });
    expect([again.status, again.body.error]).toEqual([422, "email_taken"]);
    expect(again.body.fields.email).toContain("There’s already an account with this email address. Log in");
    expect(await userRow(form.email)).toEqual(before);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test("twenty times at once with one address makes one account", async () => {
    const form = formOf();
    const answers = await allAtOnce(times(20, () => join(form)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)]);
  });

  test.each([
    ["kvkk", { kvkk: false }, "Please tick this box to continue."],
    ["electronic_messages", { electronic_messages: false }, "This consent is required to sign up."],
    ["password", { password: "short7!" }, "at least 8 characters"],
    [
      "password",
      { password: "galatasaray1905" },
      "This password is too common. Please choose one that is harder to guess.",
    ],
    ["email", { email: "nobody@" }, "Please enter a valid email address."],
    ["phone", { phone: "abc" }, "Please enter a valid phone number."],
    ["phone", { phone: "123456" }, "Please enter a valid phone number."],
    ["name", { name: " \u200b " }, "This field is required."],
    ["role", { role: "admin" }, "This value is not valid."],
    ["email_verified", { email_verified: true }, "This value is not valid."],
  ])("refuses a wrong %s beside its field", async (field, change, sentence) => {
    const { status, body } = await join(formOf(change));
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: sentence });
  });

  test("does not require the consent to electronic messages when the setting says so, and then stores none", async () => {
    await getDb().insert(settings).values({ key: "electronic_messages_required", value: false });
    const { status, body } = await join(formOf({ electronic_messages: false }));
    await getDb().delete(settings);
    expect(status).toBe(201);
    const ledger = await getDb().select().from(consents).where(eq(consents.userId, body.user.id));
    expect(ledger.map(({ kind }) => kind)).toEqual(["kvkk"]);
  });
});

describe("logging in", () => {
  test("returns user and token under a new session, and ends the session of the request", async () => {
    const form = formOf();
    const { body: joined } = await joinByToken(form);
    const { status, body, headers } = await callHandler(loginEndpoint, "auth/login", {
      body: { email: ` ${form.email.toUpperCase()} `, password: PASSWORD, session: "token" },
      cookie: `palamar_session=${joined.token}`,
      headers: { Origin: SITE },
      address: newAddress(),
    });
    expect(status).toBe(200);
    expect(body.user).toEqual(joined.user);
    expect(headers.getSetCookie()).toEqual([]);
    expect(body.token).not.toBe(joined.token);
    const rows = await getDb().select().from(sessions).where(eq(sessions.userId, body.user.id));
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(body.token)]);
    expect((await callHandler(userEndpoint, "user", { bearer: joined.token })).status).toBe(401);
  });

  test("responds to an unknown address and a wrong password with the same text, status and headers", async () => {
    const form = formOf();
    await join(form);
    const [known, unknown] = [await logIn(form.email, "wrong-password"), await logIn(newEmail())];
    const comparable = ({ status, body, headers }: typeof known) => ({
      status,
      body: { ...body, request_id: "" },
      headers: [...headers.keys()],
    });
    expect(comparable(known)).toEqual(comparable(unknown));
    expect([known.status, known.body.error, known.body.message]).toEqual([
      422,
      "wrong_credentials",
      "Email or password is incorrect.",
    ]);
  });

  test("refuses a sender after five wrong passwords, while the owner can log in from elsewhere", async () => {
    const form = formOf();
    await join(form);
    const guesser = newAddress();
    for (let i = 0; i < 5; i++) expect((await logIn(form.email, "guess-number-1", guesser)).status).toBe(422);
    const sixth = await logIn(form.email, PASSWORD, guesser);
    expect([sixth.status, sixth.body.error]).toEqual([429, "too_many_requests"]);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await logIn(form.email)).status).toBe(200);
  });

  test("resets the count of wrong passwords after a login, and refuses a sender after twenty over all accounts", async () => {
    const form = formOf();
    await join(form);
    const sender = newAddress();
    for (let i = 0; i < 4; i++) await logIn(form.email, "guess-number-1", sender);
    expect((await logIn(form.email, PASSWORD, sender)).status).toBe(200);
    expect((await logIn(form.email, "guess-number-1", sender)).status).toBe(422);
    for (let i = 0; i < 14; i++) await logIn(newEmail(), PASSWORD, sender);
    expect((await logIn(newEmail(), PASSWORD, sender)).status).toBe(429);
  });

  test("refuses anonymised accounts and their sessions", async () => {
    const form = formOf();
    const { body } = await joinByToken(form);
    await getDb()
      .update(users)
      .set({ email: null, anonymisedAt: new Date() })
      .where(eq(users.id, body.user.id));
    expect((await logIn(form.email)).status).toBe(422);
    expect((await callHandler(userEndpoint, "user", { bearer: body.token })).status).toBe(401);
  });
});

describe("logging out", () => {
  test("ends the session, deletes both cookies, and may be repeated", async () => {
    const { body } = await joinByToken(formOf());
    const leave = () => callHandler(logoutEndpoint, "auth/logout", { method: "POST", bearer: body.token });
    const { status, headers } = await leave();
    expect(status).toBe(204);
    expect(headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
    expect((await callHandler(userEndpoint, "user", { bearer: body.token })).status).toBe(401);
    expect((await leave()).status).toBe(204);
  });
});
