import { expect, test } from "playwright/test";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { carryOut } from "@/tests/e2e/steps/session/carry-out";
import { expectFine, expectReactive, goByMenu, openDemo } from "@/tests/e2e/steps/session/open-console";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";

test.describe("what customers write, wait for and share, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("a review is hidden and published again, an entry and a shared list end, an invitation is withdrawn", async ({
    page,
    browser,
  }) => {
    const { console: t, console_list, console_reviews, console_waiting, console_shortlists } = textsOf("en");
    const foresee = t.action.foresee;
    const customer = await browser.newContext();
    const email = await signIn(customer);
    await proveEmail(customer);
    const date = addDays(tripDayOf(new Date()), 200);
    await callSite(customer, "user/waiting-list", { vehicle_id: 1, date, kind: "daily", person_count: 2 });
    await callSite(customer, "user/shortlists", { vehicle_ids: [1] });
    await customer.close();
    await openDemo(page, "tr");

    const tr = textsOf("tr");
    await goByMenu(page, tr.console.pages.reviews);
    await page.getByLabel(tr.console_reviews.boat, { exact: true }).fill("plm-1014");
    await page.getByLabel(tr.console_reviews.state, { exact: true }).selectOption("published");
    await page.getByRole("button", { name: tr.console_list.show, exact: true }).click();
    await expect(page).toHaveURL(/boat=plm-1014/);
    await page.goto(`${page.url()}&lang=en`);
    await expectReactive(page);
    const [hide, publish] = ["Hide the review of PLM-1014", "Publish the review of PLM-1014"];
    const shown = await page.getByRole("button", { name: hide }).count();
    expect(shown).toBeGreaterThan(0);
    await carryOut(
      page,
      {
        button: page.getByRole("button", { name: hide }).last(),
        confirm: console_reviews.hide,
        foresee,
        fill: { [console_reviews.reason]: "Court order" },
      },
      async (dialog) => expect(dialog.getByText(t.audit.event.review_hidden)).toBeVisible(),
    );
    await expect(page.getByRole("button", { name: hide })).toHaveCount(shown - 1);
    await page.goto("/operate/reviews?state=hidden&boat=PLM-1014&lang=en");
    await expect(page.getByText("Court order")).toBeVisible();
    await expectFine(page);
    await carryOut(
      page,
      { button: page.getByRole("button", { name: publish }), confirm: console_reviews.publish, foresee },
      async (dialog) => expect(dialog.getByText(t.audit.event.review_published)).toBeVisible(),
    );
    await expect(page.getByText(console_list.nothing_fits)).toBeVisible();
    await expectFine(page);

    await page.goto(`/operate/waiting?day=${date}&lang=en`);
    const entry = page.getByRole("row").filter({ hasText: email });
    await expectFine(page);
    await carryOut(
      page,
      {
        button: entry.getByRole("button"),
        confirm: console_waiting.remove,
        foresee,
        fill: { [console_waiting.reason]: "Sold" },
      },
      async (dialog) => expect(dialog.getByText(email)).toBeVisible(),
    );
    await expect(entry).toHaveCount(0);
    await readOutbox(email, /(artık haber vermeyeceğiz|won’t notify)/);

    await page.goto(`/operate/shortlists?email=${encodeURIComponent(email)}&lang=en`);
    await expectFine(page);
    await carryOut(
      page,
      {
        button: page.getByRole("row").getByRole("button"),
        confirm: console_shortlists.end,
        foresee,
        fill: { [console_shortlists.reason]: "Complaint" },
      },
      async (dialog) => expect(dialog.getByText(t.audit.event.shortlist_ended)).toBeVisible(),
    );
    await expect(page.getByText(console_list.nothing_fits)).toBeVisible();

    await page.goto("/operate/staff?lang=en");
    await expectReactive(page);
    const invited = newEmail();
    await page.getByLabel(t.staff.email, { exact: true }).fill(invited);
    await page.getByRole("button", { name: t.staff.send }).click();
    const link = await readOutbox(invited, /(https?:\/\/\S+\/operate\/invitation\/\S+)/);
    const named = t.staff.withdraw_named.replace("{email}", invited);
    await carryOut(
      page,
      { button: page.getByRole("button", { name: named }), confirm: t.staff.withdraw, foresee },
      async (dialog) => expect(dialog.getByText(t.audit.event.staff_invitation_withdrawn)).toBeVisible(),
    );
    await expect(page.getByRole("listitem").filter({ hasText: invited })).toHaveCount(0);
    const stranger = await browser.newContext();
    const opened = await stranger.newPage();
    await opened.goto(`${link.replace(/[?].*/, "")}?lang=en`);
    await expect(opened.getByText(t.invitation.withdrawn_title)).toBeVisible();
    await stranger.close();
  });
});

test.describe("customers on a phone", () => {
  test.use(SCREENS.phone);

  test("every page of them stands without a sideways scroll, and the keyboard closes a preview", async ({
    page,
  }) => {
    const {
      console: t,
      console_customer,
      console_reviews,
      console_waiting,
      console_shortlists,
    } = textsOf("en");
    await openDemo(page, "en");
    for (const [path, title] of [
      ["/operate/reviews?lang=en", console_reviews.title],
      ["/operate/waiting?lang=en", console_waiting.title],
      ["/operate/shortlists?lang=en", console_shortlists.title],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectFine(page);
    }
    await page.goto("/operate/find?q=emma.demo%40palamar.example&lang=en");
    const own = await page.getByRole("link", { name: "Emma Clarke" }).first().getAttribute("href");
    await page.goto(`${own}?lang=en`);
    await expect(page.getByText("emma.demo@palamar.example")).toBeVisible();
    await expectReactive(page);
    await expectFine(page);
    await page.getByRole("button", { name: console_customer.mail_data_title }).click();
    await expect(page.getByRole("dialog").getByText(t.audit.event.data_mailed)).toBeVisible();
    await expectFine(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
