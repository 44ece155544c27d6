import * as v from "valibot";
import { appResponse } from "@/lib/contracts/app";
import { vehicleResponse, vehiclesQuery, vehiclesResponse } from "@/lib/contracts/boats/vehicles";
import { homeResponse } from "@/lib/contracts/home";
import { ordersResponse } from "@/lib/contracts/orders";
import { reservationsResponse } from "@/lib/contracts/reservations";
import { LOCALES } from "@/lib/i18n/locales";
import { listUserOrders } from "@/lib/server/booking/orders/order-queries";
import { listUserReservations } from "@/lib/server/booking/reservations/reservation-queries";
import { readBoat } from "@/lib/server/catalogue/boats/read-boat";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { getPool } from "@/lib/server/platform/db/pool";
import { getAppVariables } from "@/lib/server/platform/settings/get-app-variables";
import { getHomeData } from "@/lib/server/reading/home/get-home-data";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const idsOf = async <T>(text: string) => (await getPool().query<{ id: T }>(text)).rows.map(({ id }) => id);

/** Pages use these reads without parsing them (decision 028): here every seeded row is parsed. */
test.each(LOCALES)("every large read of the pages fits its contract in %s", async (locale) => {
  const now = new Date();
  for (const id of await idsOf<number>("select id from boats where status = 'published'"))
    v.parse(vehicleResponse, await readBoat(id, locale));
  v.parse(appResponse, await getAppVariables(locale));
  v.parse(homeResponse, await getHomeData(locale));
  for (const page of ["1", "2", "3"]) {
    const query = v.parse(vehiclesQuery, { page });
    v.parse(vehiclesResponse, await listBoats(locale, query, now));
  }
  const customers = await idsOf<string>("select id from users where anonymised_at is null");
  expect(customers.length).toBeGreaterThan(0);
  for (const customer of customers) {
    v.parse(reservationsResponse, { items: await listUserReservations(customer, locale, now) });
    v.parse(ordersResponse, { items: await listUserOrders(customer, locale, now) });
  }
});
