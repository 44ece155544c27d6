import { and, desc, eq } from "drizzle-orm";
import { may, STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/permissions";
import { listStaff } from "@/lib/server/operator/list-staff";
import { changeStaffRole, disableStaff, endStaffSessions } from "@/lib/server/people/staff/manage-staff";
import { findStaffSession } from "@/lib/server/people/staff/staff-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { staffPasskeys, staffSessions } from "@/lib/server/platform/db/schema/staff";
import { ENDPOINT_ROWS, type EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { needOf } from "@/lib/server/runtime/api/session-need";
import { CONSOLE_BODIES } from "@/tests/fixtures/accounts/console-bodies";
import { callConsole, staffCookieOf } from "@/tests/fixtures/accounts/staff-browser";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const NOBODY = "00000000-0000-4000-8000-000000000000";
/** Of what an endpoint is about: nothing has them. */
const SUBJECT = {
  id: NOBODY,
  number: "NONE",
  review: "999999999",
  kind: "question",
  code: "NONE",
  redirect: "999999999",
  subject: "reservation",
  contract: "distance_sales",
  consent: "kvkk",
  section: "types",
  key: "nothing",
  service: "nothing",
};
const INVITED = () => ({ email: `${crypto.randomUUID()}@example.com`, role: "viewer", locale: "en" });
const BODIES: typeof CONSOLE_BODIES = { ...CONSOLE_BODIES, "POST /operate/staff": INVITED() };
const OF_STAFF = ENDPOINT_ROWS.flatMap(([key, { access, params }]) => {
  const need = needOf(access);
  return need.kind === "staff" && need.use === "required"
    ? [{ key: key as EndpointKey, ...need, params }]
    : [];
});

const OF_CUSTOMERS = ENDPOINT_ROWS.flatMap(([key, { access }]) => {
  const need = needOf(access);
  return need.kind === "customer" && need.use === "required" ? [key as EndpointKey] : [];
});

const team = {} as Record<StaffRole, StaffMember>;
beforeAll(async () => {
  for (const role of STAFF_ROLES) {
    team[role] = await makeStaff(role);
    await confirmStaff(team[role].id);
  }
});

async function lastEventOf(staffId: string) {
  const [event] = await getDb()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, staffId))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return event;
}

describe("every endpoint of the console × role", () => {
  test("there are endpoints to look at, and each names its permission", () => {
    expect(OF_STAFF.length).toBeGreaterThan(8);
    expect(OF_STAFF.filter(({ permission, key }) => !permission && !key.includes("/account/"))).toEqual([]);
  });

  test.each(OF_STAFF.flatMap(({ key }) => STAFF_ROLES.map((role) => [key, role] as const)))(
    "%s as %s: as the table of permissions says, and a refusal is written down",
    async (key, role) => {
      const row = OF_STAFF.find((one) => one.key === key);
      const params: Record<string, string> = row?.params ? SUBJECT : {};
      const body = BODIES[key];
      const { cookie, id } = team[role];
      const { status, body: answer } = await callConsole(key, cookie, { params, body });
      const allowed = !row?.permission || may(role, row.permission);
      if (allowed) return expect([401, 403, 500]).not.toContain(status);
      expect([status, answer.error]).toEqual([403, "forbidden"]);
      expect(await lastEventOf(id)).toMatchObject({
        event: "access_refused",
        actorId: id,
        data: { permission: row.permission, role },
      });
    },
  );

  test.each(OF_STAFF.map(({ key }) => key))(
    "%s is closed to a customer's session, under the console's cookie and as a bearer token too",
    async (key) => {
      const { token } = await makeCustomer();
      const call = { params: SUBJECT, body: BODIES[key] };
      for (const cookie of [`palamar_session=${token}`, `palamar_staff=${token}`])
        expect((await callConsole(key, cookie, call)).status).toBe(401);
      expect((await callConsole(key, "", { ...call, bearer: token })).status).toBe(401);
    },
  );

  test.each(OF_CUSTOMERS)("%s is closed to a session of the console", async (key) => {
    const { token } = team.admin;
    for (const cookie of [`palamar_session=${token}`, `palamar_staff=${token}`])
      expect((await callConsole(key, cookie, { params: SUBJECT })).status).toBe(401);
    expect((await callConsole(key, "", { params: SUBJECT, bearer: token })).status).toBe(401);
  });

  test.each(OF_STAFF.filter(({ confirmed }) => confirmed).map(({ key }) => key))(
    "%s asks for a passkey once 5 minutes are over",
    async (key) => {
      const admin = await makeStaff("admin");
      const params: Record<string, string> = SUBJECT;
      const call = { params, body: BODIES[key] };
      expect((await callConsole(key, admin.cookie, call)).body.error).toBe("step_up_required");
      await getDb()
        .update(staffSessions)
        .set({ steppedUpAt: new Date(Date.now() - 5 * 60_000 - 1000) })
        .where(eq(staffSessions.staffId, admin.id));
      const { status, body } = await callConsole(key, admin.cookie, call);
      expect([status, body.error]).toEqual([403, "step_up_required"]);
    },
  );
});

describe("a confirmation", () => {
  test("by passkey counts, gives a new token, ends the old one, and is written down", async () => {
    const admin = await makeStaff("admin");
    const { body: options } = await callConsole("POST /operate/account/confirmation/challenge", admin.cookie);
    const body = { passkey: admin.key.sign(options) };
    const answer = await callConsole("POST /operate/account/confirmation", admin.cookie, { body });
    const fresh = staffCookieOf(answer) ?? "";
    expect([answer.status, fresh === admin.cookie]).toEqual([204, false]);
    expect(await findStaffSession(admin.token, new Date())).toBeNull();
    expect((await lastEventOf(admin.id))?.event).toBe("staff_confirmed");
    expect((await callConsole("POST /operate/staff", fresh, { body: INVITED() })).status).toBe(204);
  });

  test("by another colleague's passkey is refused", async () => {
    const [admin, other] = [await makeStaff("admin"), await makeStaff("admin")];
    const { body: options } = await callConsole("POST /operate/account/confirmation/challenge", admin.cookie);
    const body = { passkey: other.key.sign(options) };
    const answer = await callConsole("POST /operate/account/confirmation", admin.cookie, { body });
    expect([answer.body.error, staffCookieOf(answer)]).toEqual(["passkey_unknown", undefined]);
  });
});

describe("rights are read at each request", () => {
  test("another role counts at once, in sessions that are open, and is written down with what it was", async () => {
    const person = await makeStaff("admin");
    await confirmStaff(person.id);
    expect((await changeStaffRole(person.id, "viewer", STAFF, new Date())).ok).toBe(true);
    const { body } = await callConsole("POST /operate/staff", person.cookie, { body: INVITED() });
    expect(body.error).toBe("forbidden");
    const [changed] = await getDb()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, person.id), eq(auditEvents.event, "staff_role_changed")));
    expect(changed).toMatchObject({ actorId: STAFF.id, data: { before: "admin", after: "viewer" } });
  });

  test("whoever is disabled is out at once, in every session", async () => {
    const person = await makeStaff("support");
    expect((await disableStaff(person.id, STAFF, new Date())).ok).toBe(true);
    const answer = await callConsole("POST /operate/account/recovery-codes", person.cookie);
    expect([answer.status, staffCookieOf(answer)]).toEqual([401, "palamar_staff="]);
    expect(await getDb().$count(staffSessions, eq(staffSessions.staffId, person.id))).toBe(0);
  });

  test("the last admin can neither be disabled nor lose the role, also when two disable each other at once", async () => {
    const [first = "", second = "", ...others] = await listAdmins();
    for (const id of others) await disableStaff(id, STAFF, new Date());
    const both = await allAtOnce([
      () => disableStaff(first, STAFF, new Date()),
      () => disableStaff(second, STAFF, new Date()),
    ]);
    expect(both.map((one) => (one.ok ? "done" : one.code)).sort()).toEqual(["done", "last_admin"]);
    const [left = ""] = await listAdmins();
    expect(await changeStaffRole(left, "viewer", STAFF, new Date())).toMatchObject({ code: "last_admin" });
    team.admin = await makeStaff("admin");
  });
});

describe("the own account", () => {
  test("ends own sessions only: a colleague's looks like one that does not exist", async () => {
    const [person, other] = [await makeStaff("viewer"), await makeStaff("viewer")];
    const [theirs] = await getDb().select().from(staffSessions).where(eq(staffSessions.staffId, other.id));
    const [mine] = await getDb().select().from(staffSessions).where(eq(staffSessions.staffId, person.id));
    const end = (id = "") =>
      callConsole("DELETE /operate/account/sessions/{id}", person.cookie, { params: { id } });
    expect((await end(theirs?.id)).status).toBe(404);
    expect((await end(mine?.id)).status).toBe(204);
    expect((await end(mine?.id)).status).toBe(401);
    expect(await findStaffSession(other.token, new Date())).not.toBeNull();
  });

  test("keeps its last passkey, and removes no colleague's", async () => {
    const [person, other] = [await makeStaff("viewer"), await makeStaff("viewer")];
    await confirmStaff(person.id);
    const passkeyOf = async (staffId: string) =>
      (await getDb().select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)))[0]?.id ?? "";
    const remove = (id: string) =>
      callConsole("DELETE /operate/account/passkeys/{id}", person.cookie, { params: { id } });
    expect((await remove(await passkeyOf(other.id))).status).toBe(404);
    expect((await remove(await passkeyOf(person.id))).body.error).toBe("last_passkey");
  });

  test("gives ten new recovery codes, and the former ones end", async () => {
    const person = await makeStaff("viewer");
    await confirmStaff(person.id);
    const { body } = await callConsole("POST /operate/account/recovery-codes", person.cookie);
    expect(body.recovery_codes).toHaveLength(10);
    const recover = (code = "") =>
      callConsole("POST /operate/login/recovery", "", { body: { email: person.email, code } });
    expect((await recover(person.recoveryCodes[1])).status).toBe(422);
    expect((await recover(body.recovery_codes[1])).status).toBe(204);
  });

  test("an admin ends a colleague's sessions, which is written down", async () => {
    const person = await makeStaff("viewer");
    expect(await endStaffSessions(person.id, null, STAFF)).toMatchObject({ ok: true, value: { ended: 1 } });
    expect(await findStaffSession(person.token, new Date())).toBeNull();
    expect(await lastEventOf(person.id)).toMatchObject({ event: "staff_sessions_ended", data: { count: 1 } });
  });
});

test.each(OF_STAFF.map(({ key }) => key).filter((key) => !key.startsWith("GET ")))(
  "%s: a page of another site can send nothing with the console's cookie",
  async (key) => {
    const { cookie } = team.admin;
    for (const Origin of ["https://evil.example", "null", "http://localhost:3000.evil.example"]) {
      const answer = await callConsole(key, cookie, {
        params: SUBJECT,
        body: BODIES[key],
        headers: { Origin },
      });
      expect([answer.status, answer.body.error]).toEqual([403, "cross_site"]);
    }
  },
);

async function listAdmins(): Promise<string[]> {
  const staff = await listStaff(new Date());
  return staff.filter(({ role, disabledAt }) => role === "admin" && !disabledAt).map(({ id }) => id);
}
