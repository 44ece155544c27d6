import { expect, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { OwnGuests } from "@/lib/contracts/guests";
import { atHour } from "@/lib/domain/shared/istanbul-time";
import { pathFor } from "@/lib/routes/path-for";
import { enterEarly, holdScripts } from "@/tests/e2e/steps/page/early-input";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { completeTrip } from "@/tests/e2e/steps/trip/complete-trip";
import { holdTrip, INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

test.use(SCREENS.desktop);

test("what is chosen, ticked and typed before the scripts have loaded stays, and the page goes on with it", async ({
  page,
}) => {
  const visitor: Visitor = { locale: "tr", phone: false, daysAhead: 143 };
  const { reservationId: id, choice } = await payTrip(page, visitor);
  const { url } = await callSite<OwnGuests>(page.context(), `user/reservations/${id}/guest-link`, {});
  const pages = [
    String(url),
    pathFor("checkout", "tr", { slug: INSTANT_BOAT }, checkoutQuery({ ...choice, swim_tour: false })),
    pathFor("profile", "tr"),
    pathFor("changePassword", "tr"),
    pathFor("changeTrip", "tr", { id }),
    pathFor("contact", "tr"),
  ];
  for (const path of pages) {
    const { count, lost } = await enterEarly(page, path);
    expect({ path, lost, any: count > 0 }).toEqual({ path, lost: [], any: true });
  }
  await completeTrip(id);
  const held = await holdTrip(page.context(), tripDayFor({ ...visitor, daysAhead: 144 }));
  for (const path of [
    pathFor("reservation", "tr", { id }),
    pathFor("payment", "tr", { id: held.reservationId }, { lang: "tr" }),
  ]) {
    const { count, lost } = await enterEarly(page, path);
    expect({ path, lost, any: count > 0 }).toEqual({ path, lost: [], any: true });
  }
});

test("an owner who suggests another time before the scripts have loaded sees its price, and sends it", async ({
  page,
  context,
}) => {
  const { questions, conversation } = textsOf("tr");
  const day = tripDayFor({ locale: "tr", phone: false, daysAhead: 145 });
  await signIn(context);
  await proveEmail(context);
  const boat = await callSite<VehicleResponse>(context, `vehicles/${INSTANT_BOAT}`);
  // Letters only: eight digits would be masked like a telephone number.
  const own = crypto.randomUUID().replace(/[\d-]/g, "");
  await callSite(context, "questions", {
    vehicle_id: boat.id,
    text: own,
    trip: {
      rent_type: "hourly",
      start_date: atHour(day, 10),
      end_date: atHour(day, 14),
      person_count: 4,
    },
  });
  const address = await readOutbox("", new RegExp(`${own}[^]*?(/owner/[\\w-]{43}\\?lang=tr)`));

  const letScriptsCome = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByLabel(questions.suggest.start_hour).selectOption("12");
  await page.getByLabel(questions.suggest.end_hour).selectOption("16");
  await page.getByLabel(questions.suggest.message).fill("Öğleden sonra daha sakin.");
  letScriptsCome();
  const price = page.getByText(questions.suggest.price.split("<")[0] ?? "");
  await expect(price).toBeVisible();
  await expect(page.getByLabel(questions.suggest.start_hour)).toHaveValue("12");
  await page.getByRole("button", { name: questions.suggest.submit }).click();
  const log = page.getByRole("list", { name: conversation.log });
  await expect(log).toContainText("12:00–16:00");
  await expect(log).toContainText("Öğleden sonra daha sakin.");
});
