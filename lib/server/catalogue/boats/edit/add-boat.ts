import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { readObject, writeBoat } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { exportBoat, readStoredBoats } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

export interface AddedBoat {
  /** The boat that the new one is a copy of, by her code; null for none. */
  copy: string | null;
  /** What is known of the new boat, as JSON, as a boats' file has it. */
  document: string;
}

/** What a boat begins with that a short form does not ask for. */
const BEGINNING = {
  food_capacity: 0,
  toilet_count: 0,
  accepted_on_board: ["cash"],
  rates: [],
  pictures: [],
};

/**
 * Takes a boat in as a draft: from what the document says, or as a copy of another with everything but her code, name,
 * addresses and video. Refuses a code that a boat has, and wrong fields with each in `details.issues`.
 */
export async function addBoat(
  { copy, document }: AddedBoat,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "boat_invalid">> {
  const given = readObject(document);
  if (!given) return refuse("boat_invalid", { issues: [{ field: "", key: "invalid" }] });
  const client = getPool();
  const folded = (code: unknown) => foldBoatCode(typeof code === "string" ? code : "");
  const { rows } = await client.query<{ code: string; code_folded: string }>(
    "select code, code_folded from boats where code_folded = any ($1)",
    [[folded(given.code), ...(copy === null ? [] : [folded(copy)])]],
  );
  if (rows.some(({ code_folded: known }) => known === folded(given.code)))
    return refuse("boat_invalid", { issues: [{ field: "code", key: "taken" }] });
  if (copy === null) return writeBoat({ ...BEGINNING, ...given, status: "draft" }, by, now);
  const [stored] = rows[0] ? await readStoredBoats(client, [rows[0].code]) : [];
  if (!stored) return refuse("not_found");
  const { version: _version, slug: _slug, video: _video, ...copied } = exportBoat(stored);
  return writeBoat({ ...copied, ...given, status: "draft" }, by, now);
}
