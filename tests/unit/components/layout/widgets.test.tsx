/** @jest-environment jsdom */
import { writeCookie } from "@/lib/client/session/write-cookie";
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import axe from "axe-core";
import { CookieSettingsButton } from "@/components/layout/consent/cookie-settings-button";
import { leaveWidgets } from "@/components/layout/consent/run-widgets";
import { SiteWidgetsClient } from "@/components/layout/consent/site-widgets-client";
import { CONSENT_COOKIE, readConsent, storeConsent } from "@/lib/client/session/consent-store";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import tr from "@/messages/tr.json";
import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const MESSAGES = { tr, en, ar };
const CHAT = "https://chat.example/widget.js";
const TAGS = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST";
const reload = jest.fn();

const cookie = (value: string) => writeCookie(CONSENT_COOKIE, value, 60);

function island(locale: keyof typeof MESSAGES = "en") {
  const { chosen_granted, chosen_denied, ...labels } = MESSAGES[locale].consent;
  return (
    <div dir={locale === "ar" ? "rtl" : "ltr"}>
      <SiteWidgetsClient
        settings={{ tagManagerId: "GTM-TEST", liveChatUrl: CHAT }}
        labels={{ ...labels, chosen: { granted: chosen_granted, denied: chosen_denied } }}
        policyHref="/en/corporate/cookie-policy"
        reload={reload}
      />
      <CookieSettingsButton className="">{labels.settings}</CookieSettingsButton>
    </div>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const foreignScripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const banner = () => screen.queryByRole("region", { name: "Your cookie choices" });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  leaveWidgets(() => {});
  for (const script of document.querySelectorAll("script")) script.remove();
  delete (window as { dataLayer?: unknown[] }).dataLayer;
  writeCookie(CONSENT_COOKIE, "", 0);
  reload.mockClear();
  jest.useRealTimers();
});

test("with an earlier consent nothing foreign loads for 4.9 seconds, and at 5 seconds each script once", async () => {
  cookie("1.granted");
  const { rerender } = render(island());
  await pass(4900);
  expect(foreignScripts()).toEqual([]);
  await pass(100);
  expect(foreignScripts()).toEqual([TAGS, CHAT]);
  rerender(island());
  await pass(60_000);
  expect(foreignScripts()).toEqual([TAGS, CHAT]);
  expect(banner()).toBeNull();
});

test("a page that is still loading counts its 5 seconds from the end of that", async () => {
  cookie("1.granted");
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  render(island());
  await pass(20_000);
  expect(foreignScripts()).toEqual([]);
  state.mockRestore();
  act(() => void window.dispatchEvent(new Event("load")));
  await pass(4900);
  expect(foreignScripts()).toEqual([]);
  await pass(100);
  expect(foreignScripts()).toHaveLength(2);
});

test("the tag manager starts with everything denied before it receives the consent", async () => {
  cookie("1.granted");
  render(island());
  await pass(5000);
  const said = ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
    Array.isArray(entry) || !(entry as IArguments).length ? entry : [...(entry as IArguments)],
  );
  const all = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });
  expect(said).toEqual([
    ["consent", "default", all("denied")],
    ["consent", "update", all("granted")],
    { "gtm.start": expect.any(Number), event: "gtm.js" },
  ]);
});

test("a visitor who refuses or does not choose loads no foreign script", async () => {
  render(island());
  await pass(600_000);
  expect(banner()).toBeVisible();
  expect(foreignScripts()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Decline" }));
  await pass(600_000);
  expect(banner()).toBeNull();
  expect(readConsent()).toBe("denied");
  expect(foreignScripts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test("a visitor who accepts early waits for the 5 seconds, one who accepts late does not", async () => {
  const { unmount } = render(island());
  await pass(1000);
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  await pass(3900);
  expect(foreignScripts()).toEqual([]);
  await pass(100);
  expect(foreignScripts()).toHaveLength(2);
  unmount();
});

test("a choice about an earlier version of the question is asked for again", async () => {
  cookie("0.granted");
  render(island());
  await pass(10_000);
  expect(banner()).toBeVisible();
  expect(foreignScripts()).toEqual([]);
});

test("both choices look equally important", async () => {
  render(island());
  await pass(0);
  const [refuse, accept] = ["Decline", "Accept"].map((name) => screen.getByRole("button", { name }));
  expect(refuse?.className).toBe(accept?.className);
});

test("the footer opens the question again: it takes the focus, says the choice, and gives the focus back", async () => {
  cookie("1.denied");
  render(island());
  await pass(0);
  expect(banner()).toBeNull();
  const settings = screen.getByRole("button", { name: "Cookie settings" });
  settings.focus();
  fireEvent.click(settings);
  await pass(0);
  expect(banner()).toHaveTextContent("You currently don’t allow them.");
  expect(screen.getByRole("heading", { name: "Your cookie choices" })).toHaveFocus();
  fireEvent.keyDown(banner() as HTMLElement, { key: "Escape" });
  expect(banner()).toBeNull();
  expect(settings).toHaveFocus();
  expect(readConsent()).toBe("denied");
});

test("the first question takes no focus and does not close on its own", async () => {
  render(island());
  await pass(0);
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(banner() as HTMLElement, { key: "Escape" });
  expect(banner()).toBeVisible();
});

test("while the question is open, whatever has the focus can scroll to above it", async () => {
  render(island());
  await pass(0);
  expect(document.documentElement.style.scrollPaddingBottom).toBe("16px");
  act(() => storeConsent("denied"));
  expect(document.documentElement.style.scrollPaddingBottom).toBe("");
  expect(document.body.style.paddingBottom).toBe("");
});

test("withdrawing the consent ends running scripts", async () => {
  cookie("1.granted");
  render(island());
  await pass(5000);
  act(() => storeConsent("denied"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("foreign scripts do not come along from a public page to an account page", async () => {
  cookie("1.granted");
  const page = render(island());
  await pass(5000);
  page.unmount();
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("leaving before anything was loaded loads nothing anew, and the scripts never come", async () => {
  cookie("1.granted");
  const page = render(island());
  await pass(4000);
  page.unmount();
  await pass(60_000);
  expect(foreignScripts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test("only the layout of the public pages carries them", () => {
  const users = filesOf("app/**/*.tsx", "components/**/*.tsx").filter((file) =>
    /from "@\/components\/layout\/consent\/(site-widgets|lazy-widgets|site-widgets-client)"/.test(
      textOf(file),
    ),
  );
  expect(users).toEqual([
    "app/[locale]/(site)/layout.tsx",
    "components/layout/consent/lazy-widgets.tsx",
    "components/layout/consent/site-widgets.tsx",
  ]);
});

test.each(["tr", "en", "ar"] as const)("the question is accessible in %s", async (locale) => {
  render(island(locale));
  await pass(0);
  jest.useRealTimers();
  const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
