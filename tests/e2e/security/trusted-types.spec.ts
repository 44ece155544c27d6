import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";

test.use(SCREENS.desktop);

const VISITOR = { locale: "en", phone: false, daysAhead: 83 } as const;

/** What an injected text could become in the page: the ways that passed. */
function attack(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const script = () => document.createElement("script");
    const attempts: Record<string, () => void> = {
      markup: () =>
        document.createElement("div").insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>"),
      "script in markup": () =>
        Object.assign(document.createElement("div"), { innerHTML: "<script>1</script>" }),
      "link that is code": () =>
        Object.assign(document.createElement("p"), { innerHTML: '<a href="javascript:1">' }),
      "text of a script": () => Object.assign(script(), { text: "window.ran = true" }),
      "foreign script": () => Object.assign(script(), { src: "https://elsewhere.example/x.js" }),
      "uploaded file as a script": () => Object.assign(script(), { src: "/media/x.js" }),
      "frame with markup": () =>
        Object.assign(document.createElement("iframe"), { srcdoc: "<script>1</script>" }),
      "policy of its own": () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes //
          .createPolicy("mine", {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return name;
      } catch {
        return [];
      }
    });
  });
}

test("in account, checkout and payment no injected text becomes code or markup, and their own parts load", async ({
  page,
  context,
}) => {
  const { account_area, layout, map } = textsOf("en");
  await signIn(context);
  const { reservationId } = await holdTrip(context, tripDayFor(VISITOR));
  for (const path of [
    pathFor("profile", "en"),
    pathFor("reservation", "en", { id: reservationId }),
    pathFor("payment", "en", { id: reservationId }, { lang: "en" }),
    pathFor("resetPassword", "en", null, { lang: "en" }),
  ]) {
    await openPage(page, path);
    expect([path, await attack(page)]).toEqual([path, []]);
  }
  const { expectQuiet } = watchPage(page);
  await openPage(page, pathFor("profile", "en"));
  await page.getByRole("button", { name: account_area.delete.open }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // The document and its policy stay: a public page with an editor's text, and one with a map.
  await page.getByRole("contentinfo").getByRole("link", { name: layout.faq }).click();
  await expect(page.locator(".prose").first()).toBeAttached();
  await page.getByRole("banner").getByRole("link", { name: layout.boats }).click();
  await page.getByRole("button", { name: map.show }).click();
  await expect(page.getByRole("region", { name: map.label }).locator(".map-pin").first()).toBeVisible();
  expectQuiet();
});
