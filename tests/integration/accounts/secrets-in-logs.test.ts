import { randomBytes } from "node:crypto";
import { POST as forgotEndpoint } from "@/app/api/v1/auth/forgot-password/route";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { POST as resetEndpoint } from "@/app/api/v1/auth/reset-password/route";
import { POST as sendPhoneEndpoint } from "@/app/api/v1/auth/send-verify-phone/route";
import { POST as tLoginEndpoint } from "@/app/api/v1/auth/t-login/route";
import { POST as verifyEndpoint } from "@/app/api/v1/auth/verify-email/route";
import { POST as verifyPhoneEndpoint } from "@/app/api/v1/auth/verify-phone/route";
import { PUT as passwordEndpoint } from "@/app/api/v1/user/change-password/route";
import { DELETE as deleteEndpoint, PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { issueLoginToken } from "@/lib/server/people/accounts/log-in-by-token";
import { getPool } from "@/lib/server/platform/db/pool";
import { Jar, travel } from "@/tests/fixtures/accounts/google-traveller";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
testIdentityProvider();
const outbox = testOutbox();

const written: string[] = [];
for (const stream of [process.stdout, process.stderr])
  jest.spyOn(stream, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });

test("the logs of a complete account lifecycle hold nothing that opens an account or names a person", async () => {
  const mark = randomBytes(5).toString("hex");
  const email = `${mark}@example.com`;
  const passwords = [`first ${mark} secret`, `second ${mark} secret`, `third ${mark} secret`];
  const digits = String(Number.parseInt(mark.slice(0, 6), 16))
    .padStart(8, "0")
    .slice(-7);
  const phone = `532${digits}`;
  const secrets = new Set<string>([...passwords, email, phone, `Şükrü-${mark}`]);
  const call = (handler: Parameters<typeof callHandler>[0], path: string, given: object) =>
    callHandler(handler, path, { address: `2001:db8:${mark.slice(0, 4)}::1`, ...given });
  const codeFrom = async (folderMark: RegExp) => {
    await runJobs();
    const sources = (await outbox.read()).map(({ text, source }) => `${source}\n${text}`);
    const found = sources.flatMap((text) => folderMark.exec(text)?.[1] ?? []).at(-1) ?? "";
    expect(found).not.toBe("");
    secrets.add(found);
    return found;
  };

  const joined = await call(registerEndpoint, "auth/register", {
    body: {
      name: `Şükrü-${mark}`,
      surname: "Öz",
      email,
      dial_code: "+90",
      phone,
      password: passwords[0],
      kvkk: true,
      electronic_messages: true,
      session: "token",
    },
  });
  const bearer = joined.body.token as string;
  secrets.add(bearer);
  await call(verifyEndpoint, "auth/verify-email", {
    bearer,
    body: { code: await codeFrom(/^\s*(\d{6})\s*$/m) },
  });
  await call(sendPhoneEndpoint, "auth/send-verify-phone", { method: "POST", bearer });
  await runJobs();
  await call(verifyPhoneEndpoint, "auth/verify-phone", { bearer, body: { code: "000000" } });
  await call(loginEndpoint, "auth/login", { body: { email, password: `${passwords[0]} wrong` } });
  const change = { current_password: passwords[0], password: passwords[1] };
  expect(
    (await call(passwordEndpoint, "user/change-password", { method: "PUT", bearer, body: change })).status,
  ).toBe(204);
  await call(profileEndpoint, "user/profile", {
    method: "PUT",
    bearer,
    body: { email: "no address", phone: "x" },
  });
  await call(forgotEndpoint, "auth/forgot-password", { body: { email } });
  const token = await codeFrom(/reset-password\?token=3?D?([\w-]{43})/);
  expect(
    (await call(resetEndpoint, "auth/reset-password", { body: { token, password: passwords[2] } })).status,
  ).toBe(204);
  const link = (await issueLoginToken(email, STAFF, new Date()))?.token ?? "";
  secrets.add(link);
  const linked = await call(tLoginEndpoint, "auth/t-login", { body: { token: link, session: "token" } });
  secrets.add(linked.body.token);
  const jar = new Jar();
  expect(await travel(jar, `Şükrü-${mark} Öz <${email}>`)).toBe("/en/boat/blue");
  secrets.add(jar.get("palamar_session") ?? "?");
  await travel(new Jar(), `Şükrü-${mark} Öz <${email}>`, undefined, "cancel");

  // A fault in the middle of everything: the statement that fails carries the customer's data.
  await getPool().query("alter table users rename column address to address_gone");
  const broken = { name: `Şükrü-${mark}`, address: `Moda Caddesi ${mark}` };
  const session = linked.body.token as string;
  const fault = await call(profileEndpoint, "user/profile", { method: "PUT", bearer: session, body: broken });
  expect(fault.status).toBe(500);
  await getPool().query("alter table users rename column address_gone to address");
  await call(deleteEndpoint, "user/profile", { method: "DELETE", bearer: session });
  await runJobs();

  const log = written.filter((text) => text.startsWith("{")).join("");
  expect(log).toContain("request_failed");
  const told = [...secrets].filter((secret) => log.includes(secret));
  expect(told).toEqual([]);
  expect(log).not.toContain(mark);
});
