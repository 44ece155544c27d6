import { randomBytes } from "node:crypto";
import { expect, jest, test } from "@jest/globals";
import { POST as forgotDoor } from "@/app/api/v1/auth/forgot-password/route";
import { POST as loginDoor } from "@/app/api/v1/auth/login/route";
import { POST as registerDoor } from "@/app/api/v1/auth/register/route";
import { POST as resetDoor } from "@/app/api/v1/auth/reset-password/route";
import { POST as sendPhoneDoor } from "@/app/api/v1/auth/send-verify-phone/route";
import { POST as tLoginDoor } from "@/app/api/v1/auth/t-login/route";
import { POST as verifyDoor } from "@/app/api/v1/auth/verify-email/route";
import { POST as verifyPhoneDoor } from "@/app/api/v1/auth/verify-phone/route";
import { PUT as passwordDoor } from "@/app/api/v1/user/change-password/route";
import { DELETE as deleteDoor, PUT as profileDoor } from "@/app/api/v1/user/profile/route";
import { issueLoginToken } from "@/lib/server/accounts/log-in-by-token";
import { getPool } from "@/lib/server/db/pool";
import { Jar, travel } from "@/tests/fixtures/accounts/google-traveller";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callDoor } from "@/tests/fixtures/http/call-handler";
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

test("the logs of a whole life with us hold nothing that opens an account or names a person", async () => {
  const mark = randomBytes(5).toString("hex");
  const email = `${mark}@example.com`;
  const passwords = [`first ${mark} secret`, `second ${mark} secret`, `third ${mark} secret`];
  const digits = String(Number.parseInt(mark.slice(0, 6), 16))
    .padStart(8, "0")
    .slice(-7);
  const phone = `532${digits}`;
  const secrets = new Set<string>([...passwords, email, phone, `Şükrü-${mark}`]);
  const call = (door: Parameters<typeof callDoor>[0], path: string, given: object) =>
    callDoor(door, path, { address: `2001:db8:${mark.slice(0, 4)}::1`, ...given });
  const codeFrom = async (folderMark: RegExp) => {
    await runJobs();
    const sources = (await outbox.read()).map(({ text, source }) => `${source}\n${text}`);
    const found = sources.flatMap((text) => folderMark.exec(text)?.[1] ?? []).at(-1) ?? "";
    expect(found).not.toBe("");
    secrets.add(found);
    return found;
  };

  const joined = await call(registerDoor, "auth/register", {
    body: {
      name: `Şükrü-${mark}`,
      surname: "Öz",
      email,
      dial_code: "+90",
      phone,
      password: passwords[0],
      kvkk: true,
      electronic_messages: true,
    },
  });
  const bearer = joined.body.token as string;
  secrets.add(bearer);
  await call(verifyDoor, "auth/verify-email", { bearer, body: { code: await codeFrom(/^\s*(\d{6})\s*$/m) } });
  await call(sendPhoneDoor, "auth/send-verify-phone", { method: "POST", bearer });
  await runJobs();
  await call(verifyPhoneDoor, "auth/verify-phone", { bearer, body: { code: "000000" } });
  await call(loginDoor, "auth/login", { body: { email, password: `${passwords[0]} wrong` } });
  const change = { current_password: passwords[0], password: passwords[1] };
  expect(
    (await call(passwordDoor, "user/change-password", { method: "PUT", bearer, body: change })).status,
  ).toBe(204);
  await call(profileDoor, "user/profile", {
    method: "PUT",
    bearer,
    body: { email: "no address", phone: "x" },
  });
  await call(forgotDoor, "auth/forgot-password", { body: { email } });
  const token = await codeFrom(/reset-password\?token=3?D?([\w-]{43})/);
  expect(
    (await call(resetDoor, "auth/reset-password", { body: { token, password: passwords[2] } })).status,
  ).toBe(204);
  const link = (await issueLoginToken(email, new Date()))?.token ?? "";
  secrets.add(link);
  const linked = await call(tLoginDoor, "auth/t-login", { body: { token: link } });
  secrets.add(linked.body.token);
  const jar = new Jar();
  expect(await travel(jar, `Şükrü-${mark} Öz <${email}>`)).toBe("/en/boat/blue");
  secrets.add(jar.get("palamar_session") ?? "?");
  await travel(new Jar(), `Şükrü-${mark} Öz <${email}>`, undefined, "cancel");

  // A fault in the middle of everything: the statement that fails carries the customer's data.
  await getPool().query("alter table users rename column address to address_gone");
  const broken = { name: `Şükrü-${mark}`, address: `Moda Caddesi ${mark}` };
  const session = linked.body.token as string;
  const fault = await call(profileDoor, "user/profile", { method: "PUT", bearer: session, body: broken });
  expect(fault.status).toBe(500);
  await getPool().query("alter table users rename column address_gone to address");
  await call(deleteDoor, "user/profile", { method: "DELETE", bearer: session });
  await runJobs();

  const log = written.filter((text) => text.startsWith("{")).join("");
  expect(log).toContain("request_failed");
  const told = [...secrets].filter((secret) => log.includes(secret));
  expect(told).toEqual([]);
  expect(log).not.toContain(mark);
});
