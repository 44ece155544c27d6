import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { writeBoatRows } from "@/lib/server/catalogue/boats/files/boat-rows";
import { exportBoat, readStoredBoats } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { getPool } from "@/lib/server/platform/db/pool";

/**
 * Writes all boats into a new .json or .csv file with their versions; its import changes nothing. It names the
 * owners' addresses, so only its writer may read it. Refuses to overwrite a file. Returns how many boats it wrote.
 */
export async function exportBoats(path: string): Promise<Outcome<number, "file_exists">> {
  const boats = (await readStoredBoats(getPool())).map(exportBoat);
  const text = extname(path) === ".csv" ? writeBoatRows(boats) : `${JSON.stringify(boats, null, 2)}\n`;
  try {
    writeFileSync(path, text, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return refuse("file_exists");
    throw error;
  }
  return accept(boats.length);
}
