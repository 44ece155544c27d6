import { getPool } from "@/lib/server/db/pool";
import { setRoad } from "@/lib/server/map/set-road";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, report, say } from "@/scripts/server/say";

/** Every road between two cities, by their keys. */
export async function listRoads(): Promise<number> {
  const { rows } = await getPool().query<{ place: string; other: string; km: number }>(
    `select p.key as place, o.key as other, r.km from place_roads r
     join places p on p.id = r.place_id join places o on o.id = r.other_id order by 1, 2`,
  );
  for (const { place, other, km } of rows) say(`${place}  ${other}  ${km} km`);
  return 0;
}

/** How many kilometres the drive between two cities takes: lists of nearby places go by it. */
export async function changeRoad({ args }: OperationInput): Promise<number> {
  const [from = "", to = "", km = "", ...rest] = args;
  if (!/^(\d{1,4}|none)$/.test(km) || rest.length > 0)
    return explain(
      "Give the keys of two cities and the kilometres between them, such as bodrum marmaris 165.",
    );
  const kept = await setRoad(from, to, km === "none" ? null : Number(km));
  const done = km === "none" ? "The straight line stands in for it." : `${from} – ${to}: ${km} km by road.`;
  return report(kept, done);
}
