import { expect, test } from "playwright/test";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { MASK } from "@/lib/domain/messages/mask-contacts";
import { atHour } from "@/lib/domain/shared/istanbul-time";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { proveEmail, proveInWindow } from "@/tests/e2e/steps/session/prove-email";
import { registerInModal } from "@/tests/e2e/steps/session/register-in-modal";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

test.use(SCREENS.phone);

const tripOn = (day: string) => ({
  rent_type: "hourly" as const,
  start_date: atHour(day, 10),
  end_date: atHour(day, 14),
  person_count: 6,
});

test("a visitor's question survives registration and the mailed code, and the owner's hours lead to the checkout", async ({
  page,
  browser,
}) => {
  const { boats, questions, conversation, checkout } = textsOf("tr");
  const day = tripDayFor({ locale: "tr", phone: true, daysAhead: 124 });
  const boat = await boatPath(page, "tr");
  await openPage(
    page,
    `${boat}?${new URLSearchParams(Object.entries(boatQuery(tripOn(day))).map(([name, value]) => [name, String(value)]))}`,
  );
  const link = page.getByRole("link", { name: boats.ask_owner });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute("href", new RegExp(`date=${day}.*start_hour=10`));
  await link.click();

  // Letters only: eight digits would be masked like a telephone number.
  const own = `Gölgelik var mı? (${crypto.randomUUID().replace(/[\d-]/g, "").slice(0, 8)})`;
  const words = page.getByLabel(questions.form.text);
  await page.getByLabel(questions.topics.own_cake.label).check();
  await words.fill(`${own} Arayın: 0532 123 45 67`);
  await expectAccessible(page);
  await page.getByRole("button", { name: questions.form.submit }).click();
  const email = await registerInModal(page, { locale: "tr" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(words).toHaveValue(`${own} Arayın: 0532 123 45 67`);
  await expect(page.getByLabel(questions.topics.own_cake.label)).toBeChecked();
  await page.getByRole("button", { name: questions.form.submit }).click();
  await proveInWindow(page, { locale: "tr" }, email);
  await page.waitForURL(/\?question=/);
  const log = page.getByRole("list", { name: conversation.log });
  await expect(log).toContainText(`${own} Arayın: ${MASK}`);
  await expect(log).toContainText(questions.topics.own_cake.ask);
  await expect(log).toContainText(conversation.masked.mine);
  await expectAccessible(page);

  const ownersPage = await (await browser.newContext(SCREENS.phone)).newPage();
  const watched = watchPage(ownersPage);
  const token = await readOutbox(
    "",
    new RegExp(`${own.replace(/[()?]/g, "\\$&")}[^]*?(/owner/[\\w-]{43}\\?lang=tr)`),
  );
  const response = await ownersPage.goto(token);
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(ownersPage.getByText(questions.topics.own_cake.label, { exact: true })).toBeVisible();
  await ownersPage.getByLabel(questions.suggest.start_hour).selectOption("12");
  await ownersPage.getByLabel(questions.suggest.end_hour).selectOption("16");
  await expect(ownersPage.getByText(questions.suggest.price.split("<")[0] ?? "")).toBeVisible();
  await expectAccessible(ownersPage);
  await ownersPage.getByRole("button", { name: questions.suggest.submit }).click();
  await expect(ownersPage.getByRole("list", { name: conversation.log })).toContainText("12:00–16:00");
  watched.expectQuiet();

  await page.goto(await readOutbox(email, /(\/k\/mesajlarim\?question=\S+)/));
  await page.getByRole("link", { name: questions.suggestion.book }).click();
  await expect(page).toHaveURL(new RegExp(`start_date=${day}T12(:|%3A)00`));
  await expect(page.getByRole("heading", { name: checkout.price })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/12:00.*16:00/);
});

for (const locale of ["en", "ar"] as const)
  test(`in ${locale} the question goes on in its conversation, which closes when it is reported`, async ({
    page,
    context,
  }) => {
    const { questions, conversation } = textsOf(locale);
    await signIn(context);
    await proveEmail(context);
    const day = tripDayFor({ locale, phone: true, daysAhead: 125 });
    const boat = await callSite<VehicleResponse>(context, `vehicles/${INSTANT_BOAT}`);
    const { id } = await callSite<{ id: string }>(context, "questions", {
      vehicle_id: boat.id,
      topics: ["prayer"],
      trip: tripOn(day),
    });
    const slug = (await boatPath(page, locale)).split("/").at(-1) ?? "";
    await openPage(page, pathFor("ask", locale, { slug }, boatQuery(tripOn(day))));
    await expect(page.getByText(questions.known.title)).toBeVisible();
    await expectAccessible(page);
    await openPage(page, pathFor("messages", locale, null, { question: id }));
    await page.getByText(questions.report.open).click();
    await expectAccessible(page);
    await page.getByLabel(questions.report.text).fill("يطلب رقم هاتفي");
    await page.getByRole("button", { name: questions.report.submit }).click();
    await expect(page.getByText(questions.closed.mine)).toBeVisible();
    await expect(page.getByLabel(conversation.text)).toHaveCount(0);
  });
