import { eq } from "drizzle-orm";
import type { OwnerApplication } from "@/lib/contracts/owner-application";
import { ownerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { HOME_DIAL_CODE, parsePhone } from "@/lib/i18n/parse-phone";
import { applyOwnerEvent, lockOwner } from "@/lib/server/people/owners/change-owner-state";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { places, types } from "@/lib/server/platform/db/schema/catalogue";
import { ownerApplications } from "@/lib/server/platform/db/schema/owner-papers";
import { ownerHistory, ownerMembers, owners } from "@/lib/server/platform/db/schema/owners";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/**
 * Takes an application in: somebody new becomes an owner who has applied. Whoever is known already keeps what is known
 * of them, since anybody can type an address; the application stands beside it. The answer is the same in both cases.
 * Refuses a telephone that cannot exist, and a type or port that there is not.
 */
export async function applyAsOwner(
  form: OwnerApplication,
  now: Date,
): Promise<Outcome<null, "invalid_phone" | "unknown_port">> {
  const phone = parsePhone(form.phone, HOME_DIAL_CODE)?.e164;
  if (!phone) return refuse("invalid_phone", { field: "phone" });
  const { kvkk_version: noticeVersion } = await readSiteSettings();
  return inTransaction(async (tx, client) => {
    if (!(await isKnownPlace(tx, form))) return refuse("unknown_port", { field: "port" });
    await takeTurns(tx, `owner ${form.email}`);
    const [known] = await tx.select({ id: owners.id }).from(owners).where(eq(owners.email, form.email));
    const id = known?.id ?? (await addApplicant(tx, form, phone, now));
    const by = ownerOf(form.email);
    const owner = known && (await lockOwner(tx, id));
    if (owner?.state === "declined") await applyOwnerEvent(tx, client, owner, { event: "apply", by, now });
    const [application] = await tx
      .insert(ownerApplications)
      .values({
        ownerId: id,
        boatName: form.boat_name,
        typeId: form.type,
        portId: form.port,
        lengthCm: Math.round(form.length_m * 100),
        personCount: form.persons,
        note: form.note || null,
        noticeVersion,
        createdAt: now,
      })
      .returning({ id: ownerApplications.id });
    if (!application) throw new Error("An application was not stored");
    await audit(tx, { by, event: "owner_applied", subject: { kind: "owner", id } });
    await addJob(tx, "tell_owner", { ownerId: id, mail: "applied", about: application.id });
    return accept(null);
  });
}

async function isKnownPlace(tx: Tx, { port, type }: OwnerApplication): Promise<boolean> {
  const [found] = await tx.select({ kind: places.kind }).from(places).where(eq(places.id, port));
  return found?.kind === "port" && (await tx.$count(types, eq(types.id, type))) > 0;
}

async function addApplicant(tx: Tx, form: OwnerApplication, phone: string, now: Date): Promise<string> {
  const { name, email, locale } = form;
  const [added] = await tx
    .insert(owners)
    .values({ state: "applied", name, email, phone, locale, createdAt: now })
    .returning({ id: owners.id });
  if (!added) throw new Error("An owner was not stored");
  const { id: ownerId } = added;
  await tx.insert(ownerMembers).values({ ownerId, role: "owner", name, email, phone, locale });
  const step = { ownerId, toState: "applied", actor: "owner", actorId: email, at: now } as const;
  await tx.insert(ownerHistory).values(step);
  return ownerId;
}
