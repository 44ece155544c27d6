import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import { makeBoatSlug } from "@/lib/i18n/make-boat-slug";
import { addBoat } from "@/lib/server/catalogue/boats/edit/add-boat";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { places, types } from "@/lib/server/platform/db/schema/catalogue";
import { ownerApplications } from "@/lib/server/platform/db/schema/owner-papers";
import { owners } from "@/lib/server/platform/db/schema/owners";

/** Nobody has told it yet: most boats are three times as long as they are wide. */
const LENGTH_BY_WIDTH = 3;

/**
 * Makes a draft of each boat that an owner has applied with, under the codes that `nextCode` proposes; what the
 * application does not say is a guess until staff edits her. Called within one transaction with the invitation. Refuses
 * facts that no boat can have, with each in `details.issues`.
 */
export async function draftAppliedBoats(
  ownerId: string,
  nextCode: () => Promise<string>,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "boat_invalid">> {
  const [owner] = await getDb().select().from(owners).where(eq(owners.id, ownerId));
  if (!owner) return refuse("not_found");
  const applied = await getDb()
    .select({ application: ownerApplications, type: types.key, port: places.key })
    .from(ownerApplications)
    .innerJoin(types, eq(types.id, ownerApplications.typeId))
    .innerJoin(places, eq(places.id, ownerApplications.portId))
    .where(and(eq(ownerApplications.ownerId, ownerId), isNull(ownerApplications.boatId)));
  const { name, email, phone, locale } = owner;
  for (const { application, type, port } of applied) {
    const code = await nextCode();
    const document = {
      code,
      type,
      port,
      name: inEachLocale(() => application.boatName),
      slug: draftSlug(application.boatName, code),
      owner: { name, email, phone, locale },
      length_m: application.lengthCm / 100,
      width_m: Math.round(application.lengthCm / LENGTH_BY_WIDTH) / 100,
      cruising_capacity: application.personCount,
      model_year: Number(tripDayOf(now).slice(0, 4)),
    };
    const added = await addBoat({ copy: null, document: JSON.stringify(document) }, by, now);
    if (!added.ok) return added;
    const [boat] = await getDb()
      .select({ id: boats.id })
      .from(boats)
      .where(eq(boats.codeFolded, foldBoatCode(code)));
    await getDb()
      .update(ownerApplications)
      .set({ boatId: boat?.id ?? null })
      .where(eq(ownerApplications.id, application.id));
  }
  return accept(null);
}

/** Many boats have one name, and one of Arabic letters leaves nothing for an address: the code tells them apart. */
function draftSlug(name: string, code: string): LocalizedText {
  const made = makeBoatSlug(
    name,
    inEachLocale(() => code.toLowerCase()),
  );
  return inEachLocale((locale) => made[locale].replace(/^-/, ""));
}
