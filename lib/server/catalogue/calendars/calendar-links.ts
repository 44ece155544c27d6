import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { calendarLinks } from "@/lib/server/platform/db/schema/calendars";
import { idOfSealed, isSealed, type SealedFor, sealId } from "@/lib/server/platform/keys/sealed-id";

const SEALED_FOR: SealedFor = ["calendar link"];
const MAX_LINKS_OF_A_BOAT = 10;

/** The path under which a calendar is read; whoever knows it sees when the boat is taken. */
export const calendarLinkPath = (linkId: string): string =>
  pathFor("boatCalendar", DEFAULT_LOCALE, { token: sealId(linkId, SEALED_FOR) });

/** The link's id in a secret that we sealed; null for every other. The database knows whether it was revoked. */
export function linkOfSecret(secret: string): string | null {
  const id = idOfSealed(secret);
  return id && isSealed(secret, SEALED_FOR) ? id : null;
}

export interface NewCalendarLink {
  boatCode: string;
  name: string;
  wholeDays: boolean;
  withImported: boolean;
}

/** Makes an address under which another platform reads when a boat is taken. */
export async function createCalendarLink(
  { boatCode, ...link }: NewCalendarLink,
  by: Actor<"staff">,
): Promise<Outcome<{ id: string }, "not_found" | "too_many_calendars">> {
  return inTransaction(async (tx) => {
    const ofCode = eq(boats.codeFolded, foldBoatCode(boatCode));
    const [boat] = await tx.select({ id: boats.id }).from(boats).where(ofCode).for("no key update");
    if (!boat) return refuse("not_found", { field: "boat" });
    const isOpen = and(eq(calendarLinks.boatId, boat.id), isNull(calendarLinks.revokedAt));
    if ((await tx.$count(calendarLinks, isOpen)) >= MAX_LINKS_OF_A_BOAT)
      return refuse("too_many_calendars", { max: MAX_LINKS_OF_A_BOAT });
    const id = crypto.randomUUID();
    await tx.insert(calendarLinks).values({ id, boatId: boat.id, ...link });
    const subject = { kind: "boat", id: String(boat.id) } as const;
    await audit(tx, { by, event: "calendar_link_created", subject, data: { ...link } });
    return accept({ id });
  });
}

/** Ends an address for ever: whoever asks for it finds nothing. */
export async function revokeCalendarLink(
  linkId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const [link] = await tx
      .update(calendarLinks)
      .set({ revokedAt: now })
      .where(and(eq(calendarLinks.id, linkId), isNull(calendarLinks.revokedAt)))
      .returning();
    if (!link) return refuse("not_found");
    const subject = { kind: "boat", id: String(link.boatId) } as const;
    await audit(tx, { by, event: "calendar_link_revoked", subject, data: { name: link.name } });
    return accept(null);
  });
}
