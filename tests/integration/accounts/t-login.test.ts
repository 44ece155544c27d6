import { POST as tLoginEndpoint } from "@/app/api/v1/auth/t-login/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { issueLoginToken } from "@/lib/server/people/accounts/log-in-by-token";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const use = (token: string, more: object = {}) =>
  callHandler(tLoginEndpoint, "auth/t-login", { body: { token }, address: crypto.randomUUID(), ...more });
async function issued(changes: object = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const customer = await makeCustomer({ email, ...changes });
  const link = await issueLoginToken(` ${email.toUpperCase()} `, STAFF, new Date());
  return { ...customer, email, link: link?.token ?? "" };
}

test("the link of the mail logs in once with a new session, and ends that of the request", async () => {
  const { token, link } = await issued({ locale: "en" });
  await runJobs();
  const mail = (await outbox.read()).find(({ subject }) => subject === "Your login link");
  expect(mail?.text).toContain(`${SITE}/t-login/${link}?lang=en`);
  const { status, body, headers } = await use(link, {
    cookie: `palamar_session=${token}`,
    headers: { Origin: SITE },
  });
  expect([status, Object.keys(body)]).toEqual([200, ["user"]]);
  expect(body.user.email_verified).toBe(true);
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect((await callHandler(userEndpoint, "user", { cookie })).status).toBe(200);
  expect((await callHandler(userEndpoint, "user", { bearer: token })).status).toBe(401);
  expect((await use(link)).body.error).toBe("code_invalid");
});

test("twenty uses at once open one session", async () => {
  const { link } = await issued();
  const statuses = (await allAtOnce(times(20, () => use(link)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(422)]);
});

test.each([
  ["fifteen minutes later", "update codes set expires_at = now() - interval '1 second' where user_id = $1"],
  [
    "for an address that the account has left",
    "update users set email = 'new-one@example.com' where id = $1",
  ],
  ["as a link of another kind", "update codes set purpose = 'reset_password' where user_id = $1"],
])("is worthless %s", async (_, change) => {
  const { id, link } = await issued();
  await getPool().query(change, [id]);
  const { status, body, headers } = await use(link);
  expect([status, body.error, headers.getSetCookie()]).toEqual([422, "code_invalid", []]);
});

test("is issued for existing accounts only", async () => {
  expect(await issueLoginToken("nobody@example.com", STAFF, new Date())).toBeNull();
});
