import { getPool } from "@/lib/server/platform/db/pool";

export interface ExchangeRate {
  currency: string;
  /** How many lira one unit costs. */
  tryPerUnit: number;
}

/** The kilometres by road between two cities, by their keys. */
export interface Road {
  place: string;
  other: string;
  km: number;
}

/** The stored settings by their keys; what is absent has its default. */
export async function listStoredSettings(): Promise<Map<string, unknown>> {
  const { rows } = await getPool().query<{ key: string; value: unknown }>("select key, value from settings");
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The exchange rate of every currency but the lira. */
export async function listExchangeRates(): Promise<ExchangeRate[]> {
  const { rows } = await getPool().query<ExchangeRate>(
    `select currency, try_per_unit as "tryPerUnit" from exchange_rates where currency <> 'TRY' order by currency`,
  );
  return rows;
}

/** Every stored road. */
export async function listRoads(): Promise<Road[]> {
  const { rows } = await getPool().query<Road>(
    `select p.key as place, o.key as other, r.km from place_roads r
     join places p on p.id = r.place_id join places o on o.id = r.other_id order by 1, 2`,
  );
  return rows;
}
