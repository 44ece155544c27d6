import * as v from "valibot";
import { type BoatPart, partOfDocument } from "@/lib/domain/boats/boat-parts";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import {
  type BoatDocument,
  boatDocument,
  type WrittenBoat,
} from "@/lib/server/catalogue/boats/files/boat-document";
import { bringBoats } from "@/lib/server/catalogue/boats/files/bring-boats";
import { type BoatIssue, issuesOf } from "@/lib/server/catalogue/boats/files/read-boat-file";
import { exportBoat, readStoredBoats } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";
import { versionOf } from "@/lib/server/platform/files/version-of";

/** A wrong field for a form: where it stands in the document, and the key of its sentence. */
export interface FormIssue {
  field: string;
  key: string;
}

export interface SavedPart {
  part: BoatPart;
  /** What the form was opened with: see `versionOfPart`. */
  version: string;
  /** The part as JSON, as a boats' file has it. */
  document: string;
}

/** The version of one part of a boat: a colleague who saves another part does not make it old. */
export function versionOfPart(part: BoatPart, boat: WrittenBoat): string {
  return versionOf(partOfDocument(part, boat));
}

/**
 * Writes one part of a boat, the others stay as they are: the same checks, warnings and audit as an import. Refuses a
 * part that somebody has changed since the form was opened, with the saved one in `details.saved`, and wrong fields
 * with each in `details.issues`. A missing `slug` keeps the addresses.
 */
export async function saveBoatPart(
  code: string,
  { part, version, document }: SavedPart,
  by: Actor<"staff" | "owner">,
  now: Date,
): Promise<Outcome<null, "not_found" | "boat_changed" | "boat_invalid">> {
  const client = getPool();
  const { rows } = await client.query<{ code: string }>("select code from boats where code_folded = $1", [
    foldBoatCode(code),
  ]);
  const [stored] = rows[0] ? await readStoredBoats(client, [rows[0].code]) : [];
  if (!stored) return refuse("not_found");
  const boat = exportBoat(stored);
  if (versionOfPart(part, boat) !== version)
    return refuse("boat_changed", {
      saved: partOfDocument(part, boat),
      version: versionOfPart(part, boat),
    });
  const given = readObject(document);
  if (!given) return refuse("boat_invalid", { issues: [{ field: "", key: "invalid" }] });
  const kept = Object.entries(boat).filter(([name]) => name === "slug" || !isOf(part, name));
  const written = await writeBoat({ ...Object.fromEntries(kept), ...partOfDocument(part, given) }, by, now);
  // Somebody saved her in between, most likely another part: what counts is what she is now.
  if (!written.ok && isOvertaken(written.details))
    return saveBoatPart(code, { part, version, document }, by, now);
  return written;
}

const isOvertaken = (details: Record<string, unknown> | undefined) =>
  ((details?.issues ?? []) as FormIssue[]).some(({ field }) => field === "version");

/** Writes a whole document as the console made it; the boat must not have changed since its `version`. */
export async function writeBoat(
  document: object,
  by: Actor<"staff" | "owner">,
  now: Date,
): Promise<Outcome<null, "boat_invalid">> {
  const parsed = v.safeParse(boatDocument, document);
  if (!parsed.success)
    return refuse("boat_invalid", { issues: issuesOf("", parsed.issues).map(formIssueOf) });
  const boat = parsed.output;
  const { issues } = await bringBoats([boat], mediaOf(boat), { write: true, by, now, event: "boat_saved" });
  return issues.length > 0 ? refuse("boat_invalid", { issues: issues.map(formIssueOf) }) : accept(null);
}

const formIssueOf = ({ field, key = "invalid" }: BoatIssue): FormIssue => ({ field, key });

const isOf = (part: BoatPart, name: string) => name in partOfDocument(part, { [name]: null });

/** The object that a JSON text is; null for every other text. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const given: unknown = JSON.parse(text);
    const isObject = given !== null && typeof given === "object" && !Array.isArray(given);
    return isObject ? (given as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The console names pictures and videos that the site has already. */
function mediaOf({ code, pictures, video }: BoatDocument) {
  const known = pictures.map(({ key = "", alt, gallery }) => ({ key, alt, gallery }));
  return {
    pictures: new Map([[code, known]]),
    videos: new Map(video ? [[code, { key: video.key ?? "", poster: video.poster }]] : []),
  };
}
