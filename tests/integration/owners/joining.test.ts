import { eq } from "drizzle-orm";
import sharp from "sharp";
import { POST as applicationEndpoint } from "@/app/api/v1/owner-applications/route";
import { POST as deskEndpoint } from "@/app/api/v1/owner-desk/forms/route";
import { POST as joiningEndpoint } from "@/app/api/v1/owner-invitations/[token]/route";
import { readJoining } from "@/lib/server/people/owners/joining/read-joining";
import { findInvitedOwner, ownerInvitationToken } from "@/lib/server/people/owners/owner-invitation";
import { readOwnPaper } from "@/lib/server/people/owners/papers/read-paper-file";
import { sweepPapers } from "@/lib/server/people/owners/papers/sweep-papers";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { ownerAgreements, ownerInvitations, ownerPapers } from "@/lib/server/platform/db/schema/owner-papers";
import { owners } from "@/lib/server/platform/db/schema/owners";
import { carryOutInConsole } from "@/tests/fixtures/accounts/console-action";
import { makeOwner, openDesk } from "@/tests/fixtures/accounts/owner-desk";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { SITE } from "@/tests/fixtures/http/call-handler";
import { postForm as post } from "@/tests/fixtures/http/post-form";

testDatabase({ seeded: true });
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const PDF = Buffer.from("%PDF-1.7\n%%EOF\n");
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const known = { type: 0, port: 0 };
beforeAll(async () => {
  const { rows } = await getPool().query(
    `select (select min(t.id) from types t join slugs s on s.scope = 'type' and s.entity_id = t.id) as type,
       (select min(id) from places where kind = 'port' and key not like '%-%-%-%-%') as port`,
  );
  Object.assign(known, rows[0]);
});

const APPLICATION = () => ({
  name: "Deniz Kaya",
  email: `${crypto.randomUUID()}@example.com`,
  phone: "0532 111 22 33",
  boat_name: "Mavi",
  type: String(known.type),
  port: String(known.port),
  length_m: "12,5",
  persons: "10",
  note: "",
  locale: "tr",
  notice: "on",
});

async function applied(change: object = {}) {
  const fields = { ...APPLICATION(), ...change };
  const answer = await post(applicationEndpoint, fields);
  const [owner] = await getDb().select().from(owners).where(eq(owners.email, fields.email));
  return { ...answer, owner, fields };
}

/** An owner who was invited, with the token of the link. */
async function invited() {
  const admin = await makeStaff("admin");
  const { owner } = await applied();
  const id = owner?.id ?? "";
  const done = await carryOutInConsole("POST /operate/owners/{id}/invite", admin.cookie, { params: { id } });
  expect([done.error, done.done?.done]).toEqual([undefined, true]);
  const open = eq(ownerInvitations.ownerId, id);
  const [invitation] = await getDb().select().from(ownerInvitations).where(open);
  const token = ownerInvitationToken(invitation?.id ?? "");
  const [boat] = await getDb().select().from(boats).where(eq(boats.ownerId, id));
  const send = (fields: Record<string, string | Blob>) =>
    post((request) => joiningEndpoint(request, { params: Promise.resolve({ token }) }), {
      locale: "tr",
      ...fields,
    });
  return { admin, id, token, boat, send };
}

const IDENTITY = {
  form: "identity",
  kind: "person",
  legal_name: "Deniz Kaya",
  tax_residence: "TR",
  phone: "0532 111 22 33",
  identity_number: "10000000146",
  address: "Liman Caddesi 5, Bodrum",
  iban: "TR330006100519786457841326",
};

test("an application makes an owner who waits for an answer; wrong fields come back and nothing personal is in the address", async () => {
  const { status, location, owner } = await applied();
  expect([status, location]).toEqual([303, expect.stringContaining("sent=1")]);
  expect(owner).toMatchObject({ state: "applied", name: "Deniz Kaya", phone: "+905321112233" });
  const wrong = await applied({ phone: "12", port: "0", notice: "" });
  expect([wrong.status, wrong.owner]).toEqual([303, undefined]);
  expect(wrong.location).not.toMatch(/sent|Deniz|example/);
});

test("somebody else's application with the address of an owner changes nothing about that owner", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await makeBoat(world, { ownerName: "Mert Deniz", ownerEmail: email });
  const { location, owner } = await applied({ email, name: "Falsch" });
  expect(location).toContain("sent=1");
  expect(owner).toMatchObject({ state: "active", name: "Mert Deniz", phone: null });
});

test("an invitation makes a draft of the boat; a second one ends the first link, and 7 days end it too", async () => {
  const { admin, id, token, boat } = await invited();
  expect(boat).toMatchObject({ status: "draft", lengthCm: 1250, cruisingCapacity: 10 });
  expect(await findInvitedOwner(token, new Date())).toMatchObject({ id });
  expect(await findInvitedOwner(token, new Date(Date.now() + 7 * DAY_MS))).toBeNull();
  await carryOutInConsole("POST /operate/owners/{id}/invite", admin.cookie, { params: { id } });
  expect(await findInvitedOwner(token, new Date())).toBeNull();
  expect(await getDb().$count(boats, eq(boats.ownerId, id))).toBe(1);
});

test("apply → invited → identity → papers → agreement → active: nobody is let in while anything is missing", async () => {
  const { admin, id, token, boat, send } = await invited();
  const activate = () =>
    carryOutInConsole("POST /operate/owners/{id}/activate", admin.cookie, { params: { id } });
  expect((await activate()).error).toBe("owner_incomplete");
  await send(IDENTITY);
  const state = async () => {
    const joining = await readJoining(id, "tr", new Date());
    if (!joining) throw new Error("no owner");
    return joining;
  };
  expect((await state()).missing).toEqual([]);
  for (const { kind, boatId } of (await state()).gaps)
    await send({
      form: "paper",
      kind: boatId ? `${kind}:${boatId}` : kind,
      valid_until: dayIn(200),
      file: new Blob([PDF]),
    });
  expect((await state()).gaps.map(({ waitsFor }) => waitsFor)).not.toContain("owner");
  const hash = (await state()).agreement?.hash ?? "";
  await send({ form: "agreement", accepted: "on", hash: "other" });
  expect(await getDb().$count(ownerAgreements, eq(ownerAgreements.ownerId, id))).toBe(0);
  await send({ form: "agreement", accepted: "on", hash });
  const [agreement] = await getDb().select().from(ownerAgreements).where(eq(ownerAgreements.ownerId, id));
  expect(agreement).toMatchObject({
    version: 1,
    locale: "tr",
    hash,
    text: expect.stringContaining("Deniz Kaya"),
  });
  expect((await activate()).error).toBe("owner_incomplete");
  for (const { id: paper } of (await state()).papers)
    await carryOutInConsole("POST /operate/papers/{id}/accept", admin.cookie, { params: { id: paper } });
  expect((await activate()).done?.done).toBe(true);
  expect(await findInvitedOwner(token, new Date())).toBeNull();
  const [owner] = await getDb().select().from(owners).where(eq(owners.id, id));
  expect([owner?.state, boat?.status]).toEqual(["active", "draft"]);
});

test("a paper is what its content says: no script, no picture with the place where it was taken, nobody else's", async () => {
  const { id, send, boat } = await invited();
  const paper = { form: "paper", kind: `insurance:${boat?.id}`, valid_until: dayIn(90) };
  const handIn = async (bytes: Buffer, name = "a.pdf") => {
    await send({ ...paper, file: new File([new Uint8Array(bytes)], name) });
    return getDb().select().from(ownerPapers).where(eq(ownerPapers.ownerId, id));
  };
  expect(await handIn(Buffer.from("<html><script>alert(1)</script>"))).toEqual([]);
  const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: "red" } })
    .withExif({ IFD0: { Copyright: "Secret place" } })
    .jpeg()
    .toBuffer();
  expect(photo.includes("Secret place")).toBe(true);
  const [kept] = await handIn(photo, "scan.pdf");
  expect(kept).toMatchObject({ fileType: "jpg", state: "waiting", boatId: boat?.id });
  const file = await readOwnPaper(id, kept?.id ?? "");
  expect([file?.bytes.includes("Secret place"), file?.type]).toEqual([false, "jpg"]);
  const other = await invited();
  expect(await readOwnPaper(other.id, kept?.id ?? "")).toBeNull();
  await other.send({ ...paper, file: new Blob([PDF]) });
  expect(await getDb().$count(ownerPapers, eq(ownerPapers.ownerId, other.id))).toBe(0);
});

test("from the day after its end a needed paper takes the boat off sale, a newer one puts her back; warnings come once", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const boatId = await makeBoat(world, { ownerName: "Ece", ownerEmail: email });
  const [owner] = await getDb().select().from(owners).where(eq(owners.email, email));
  const ownerId = owner?.id ?? "";
  const now = new Date();
  const insurance = { ownerId, boatId, kind: "insurance", state: "accepted", uploadedBy: "owner" } as const;
  const checked = { ...insurance, checkedAt: now };
  await getDb()
    .insert(ownerPapers)
    .values({ ...checked, validUntil: dayIn(5) });
  const statusNow = async () =>
    (await getPool().query("select status from boats where id = $1", [boatId])).rows[0]?.status;
  const warnings = async () => {
    const { rows } = await getPool().query<{ about: string }>(
      `select j.payload->>'about' as about from graphile_worker._private_jobs j
       where j.payload->>'mail' = 'paper_ends' and j.payload->>'ownerId' = $1`,
      [ownerId],
    );
    return rows.map(({ about }) => about.split(":")[1]);
  };
  await sweepPapers(now);
  await sweepPapers(now);
  expect([await statusNow(), await warnings()]).toEqual(["published", ["7"]]);
  await getPool().query("update owner_papers set valid_until = current_date - 2 where owner_id = $1", [
    ownerId,
  ]);
  await sweepPapers(now);
  const priced = "select count(*)::int as n from boat_prices where boat_id = $1";
  expect([await statusNow(), (await getPool().query(priced, [boatId])).rows[0].n]).toEqual(["stopped", 0]);
  await getDb()
    .insert(ownerPapers)
    .values({ ...checked, validUntil: dayIn(300) });
  await sweepPapers(now);
  expect([await statusNow(), (await getPool().query(priced, [boatId])).rows[0].n > 0]).toEqual([
    "published",
    true,
  ]);
});

test("on the desk a manager hands papers in and never changes the identity, and no other site posts for them", async () => {
  const owner = await makeOwner(world);
  const manager = await openDesk(owner, "manager");
  const send = (fields: Record<string, string | Blob>, origin: string) =>
    post(
      (request) => {
        const headers = new Headers(request.headers);
        headers.set("cookie", manager.cookie);
        headers.set("origin", origin);
        return deskEndpoint(new Request(request, { headers }));
      },
      { locale: "tr", ...fields },
    );
  const paper = { form: "paper", kind: "owner_identity", valid_until: dayIn(90), file: new Blob([PDF]) };
  const papers = () => getDb().$count(ownerPapers, eq(ownerPapers.ownerId, owner.id));
  expect([(await send(paper, "https://evil.example.com")).status, await papers()]).toEqual([403, 0]);
  expect([(await send(paper, SITE)).status, await papers()]).toEqual([303, 1]);
  await send(IDENTITY, SITE);
  const [stored] = await getDb().select().from(owners).where(eq(owners.id, owner.id));
  expect([stored?.ibanEnd, stored?.legalName]).toEqual([null, null]);
});
