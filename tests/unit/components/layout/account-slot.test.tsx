/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountSection } from "@/components/layout/account-section";
import { AccountSlot } from "@/components/layout/account-slot";
import { setActiveUser } from "@/lib/client/active-user-store";
import { closeAuthDialog, readAuthDialog } from "@/lib/client/auth-dialog-store";

const labels = {
  login: "Log in",
  register: "Sign up",
  account: "My account",
  logout: "Log out",
  links: [
    { key: "requests", label: "My offers", href: "/en/u/requests" },
    { key: "myServices", label: "My special services", href: "/en/u/special-services", desktopOnly: true },
  ],
};

afterEach(() => act(() => setActiveUser(null)));

test("a stranger sees the login button, which opens the login dialog", async () => {
  render(<AccountSlot labels={labels} />);
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(readAuthDialog()).toEqual({ mode: "login" });
  closeAuthDialog();
});

test("a customer sees the full name and the menu in the order of the spec", async () => {
  render(<AccountSlot labels={labels} />);
  act(() => setActiveUser({ id: "1", name: "Ayşe Yılmaz" }));
  const button = await screen.findByRole("button", { name: /Ayşe Yılmaz/, expanded: false });
  await userEvent.click(button);
  const items = (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
  expect(items).toEqual(["My offers", "My special services", "Log out"]);
});

test("the phone menu leaves special services out", () => {
  render(<AccountSection labels={labels} menuId="menu" />);
  act(() => setActiveUser({ id: "1", name: "Ayşe Yılmaz" }));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["My offers"]);
  expect(screen.getByRole("button", { name: "Log out" })).toBeVisible();
});
