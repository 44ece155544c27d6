import { randomBytes } from "node:crypto";
import { POST as forgotEndpoint } from "@/app/api/v1/auth/forgot-password/route";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { POST as resetEndpoint } from "@/app/api/v1/auth/reset-password/route";
import { POST as resendEndpoint } from "@/app/api/v1/auth/send-verify-email/route";
import { POST as tokenEndpoint } from "@/app/api/v1/auth/t-login/route";
import { POST as verifyEndpoint } from "@/app/api/v1/auth/verify-email/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { issueLoginToken } from "@/lib/server/people/accounts/log-in-by-token";
import { getDb } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const PASSWORD = "Martı-kanadı-7";
const newAddress = () => `2001:db8:${randomBytes(2).toString("hex")}:1::7`;

async function join(locale = "tr") {
  const email = `${randomBytes(6).toString("hex")}@example.com`;
  const body = {
    name: "Ayşe",
    surname: "Kaya",
    email,
    dial_code: "+90",
    phone: "5321234567",
    password: PASSWORD,
    kvkk: true,
    electronic_messages: true,
    session: "token",
  };
  const answer = await callHandler(registerEndpoint, "auth/register", {
    body,
    locale,
    address: newAddress(),
  });
  return { email, id: answer.body.user.id as string, token: answer.body.token as string };
}
const ask = (email: string) =>
  callHandler(forgotEndpoint, "auth/forgot-password", { body: { email }, address: newAddress() });
const logIn = (email: string, password: string) =>
  callHandler(loginEndpoint, "auth/login", { body: { email, password }, address: newAddress() });
const minutesAgo = (table: string, column: string, minutes: number, id: string) =>
  getDb().execute(
    `update ${table} set ${column} = now() - interval '${minutes} minutes' where user_id = '${id}'`,
  );

describe("proving the e-mail address", () => {
  const verify = (bearer: string, code: string) =>
    callHandler(verifyEndpoint, "auth/verify-email", { body: { code }, bearer, address: newAddress() });
  const resend = (bearer: string) =>
    callHandler(resendEndpoint, "auth/send-verify-email", { method: "POST", bearer, address: newAddress() });
  const mailedCode = async () => {
    await runJobs();
    const mails = await outbox.read();
    return /\b(\d{6})\b/.exec(mails.find(({ file }) => file.startsWith("code"))?.text ?? "")?.[1] ?? "";
  };

  test("accepts the code of the mail once", async () => {
    const { token } = await join();
    const code = await mailedCode();
    expect((await verify(token, code)).status).toBe(204);
    expect((await callHandler(userEndpoint, "user", { bearer: token })).body.email_verified).toBe(true);
    expect((await verify(token, code)).body.error).toBe("code_invalid");
  });

  test("allows five tries and ten minutes", async () => {
    const { id, token } = await join();
    const code = await mailedCode();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let i = 0; i < 5; i++) expect((await verify(token, wrong)).body.error).toBe("code_invalid");
    expect((await verify(token, code)).body.error).toBe("code_expired");
    await getDb().execute(`update codes set tries_left = 5 where user_id = '${id}'`);
    await minutesAgo("codes", "expires_at", 1, id);
    expect((await verify(token, code)).body.error).toBe("code_expired");
  });

  test("sends another code after two minutes, not before, and only the newest counts", async () => {
    const { id, token } = await join();
    const first = await mailedCode();
    const early = await resend(token);
    expect([early.status, early.body.error]).toEqual([429, "too_soon_to_resend"]);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(100);
    await minutesAgo("codes", "created_at", 2, id);
    const answers = await allAtOnce(times(3, () => resend(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect((await verify(token, first)).status).toBe(422);
  });
});

describe("a forgotten password", () => {
  test("gets the same response for known and unknown addresses, and only the known one gets a mail", async () => {
    const { email } = await join();
    await runJobs();
    const before = (await outbox.read()).length;
    const [known, unknown] = [await ask(email), await ask("nobody@example.com")];
    expect([known.status, known.body]).toEqual([202, {}]);
    expect([unknown.status, unknown.body, [...unknown.headers.keys()]]).toEqual([
      202,
      {},
      [...known.headers.keys()],
    ]);
    await runJobs();
    const mails = await outbox.read();
    expect(mails.length - before).toBe(1);
    expect(mails.some(({ to }) => to.includes("nobody"))).toBe(false);
  });

  test("can be reset once with the link of the mail, which ends every session", async () => {
    const { email, token } = await join("en");
    await runJobs();
    await ask(email);
    await runJobs();
    const mail = (await outbox.read()).find(({ subject }) => subject === "Reset your password");
    expect(mail?.text).toContain("http://localhost:3000/reset-password?token=");
    expect(mail?.text).toContain("&lang=en");
    const reset = (password: string) =>
      callHandler(resetEndpoint, "auth/reset-password", {
        body: { token: /token=([\w-]+)/.exec(mail?.text ?? "")?.[1], password },
        address: newAddress(),
      });
    expect((await reset("password123")).body.error).toBe("common_password");
    expect((await reset("Kuğu-gölü-2026x")).status).toBe(204);
    expect((await reset("Kuğu-gölü-2027x")).body.error).toBe("code_invalid");
    // Without a live link no password is judged, which would cost time.
    expect((await reset("password123")).body.error).toBe("code_invalid");
    expect((await callHandler(userEndpoint, "user", { bearer: token })).status).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(422);
    expect((await logIn(email, "Kuğu-gölü-2026x")).status).toBe(200);
  });

  test("invalidates all other mailed links once it is reset", async () => {
    const { email } = await join("en");
    await ask(email);
    await runJobs();
    await ask(email);
    const login = await issueLoginToken(email, STAFF, new Date());
    await runJobs();
    const mailed = (await outbox.read()).filter(({ to }) => to.includes(email));
    const tokens = mailed.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
    const reset = (token: string | undefined, password: string) =>
      callHandler(resetEndpoint, "auth/reset-password", { body: { token, password }, address: newAddress() });
    expect((await reset(tokens[0], "Kuğu-gölü-2026x")).status).toBe(204);
    expect((await reset(tokens[1], "Kuğu-gölü-2027x")).body.error).toBe("code_invalid");
    const loggedIn = await callHandler(tokenEndpoint, "auth/t-login", {
      body: { token: login?.token },
      address: newAddress(),
    });
    expect(loggedIn.body.error).toBe("code_invalid");
  });

  test("cannot be requested more than three times an hour for one address", async () => {
    const { email } = await join();
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test("stores no token in the database or in the queue", async () => {
    const { email } = await join();
    await ask(email);
    const { rows: queued } = await getDb().execute("select payload from graphile_worker._private_jobs");
    await runJobs();
    const { rows: stored } = await getDb().execute("select * from codes");
    const mails = await outbox.read();
    const token = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? "missing";
    expect(token).toHaveLength(43);
    expect(JSON.stringify([queued, stored])).not.toContain(token);
  });
});
