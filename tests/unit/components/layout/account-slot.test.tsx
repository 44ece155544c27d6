/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountSection } from "@/components/layout/header/account-section";
import { AccountSlot } from "@/components/layout/header/account-slot";
import { setActiveUser } from "@/lib/client/session/active-user-store";
import { closeAuthDialog, readAuthDialog } from "@/lib/client/session/auth-dialog-store";

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

test("a signed-out visitor sees the login button, which opens the login dialog", async () => {
  render(<AccountSlot labels={labels} />);
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(readAuthDialog()).toEqual({ mode: "login" });
  closeAuthDialog();
});

test("a customer sees the full name and the menu entries in order", async () => {
  render(<AccountSlot labels={labels} />);
  act(() => setActiveUser({ id: "1", name: "Ayşe Yılmaz", unread: 0 }));
  const button = await screen.findByRole("button", { name: /Ayşe Yılmaz/, expanded: false });
  await userEvent.click(button);
  const items = (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
  expect(items).toEqual(["My offers", "My special services", "Log out"]);
});

describe("messages that wait", () => {
  const links = [...labels.links, { key: "messages", label: "My messages", href: "/en/u/messages" }];
  const customer = (unread: number) => setActiveUser({ id: "1", name: "Ayşe Yılmaz", unread });
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  test("are counted on the account button and in the messages entry, also as text for screen readers", async () => {
    render(<AccountSlot labels={{ ...labels, links }} />);
    act(() => customer(2));
    const button = await screen.findByRole("button", { name: "My account: Ayşe Yılmaz (2 new messages)" });
    expect(button).toHaveTextContent("2");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(button);
    expect(await screen.findByRole("menuitem", { name: "My messages 2 new messages" })).toBeVisible();
    expect(screen.getByRole("menuitem", { name: "My offers" })).toBeVisible();
  });

  test("are announced when they arrive while the page is open, and disappear when all are read", async () => {
    render(<AccountSlot labels={{ ...labels, links }} />);
    act(() => customer(0));
    const button = await screen.findByRole("button", { name: "My account: Ayşe Yılmaz", expanded: false });
    expect(button).not.toHaveTextContent("0");
    act(() => customer(12));
    expect(await screen.findByText("12 new messages")).toHaveAttribute("role", "status");
    expect(button).toHaveTextContent("9+");
    act(() => customer(0));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(button).toHaveAccessibleName("My account: Ayşe Yılmaz");
  });

  test("are counted in the phone menu too", async () => {
    render(<AccountSection labels={{ ...labels, links }} menuId="menu" />);
    act(() => customer(1));
    expect(await screen.findByRole("link", { name: "My messages 1 new message" })).toBeVisible();
  });
});

test("the phone menu leaves special services out", () => {
  render(<AccountSection labels={labels} menuId="menu" />);
  act(() => setActiveUser({ id: "1", name: "Ayşe Yılmaz", unread: 0 }));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["My offers"]);
  expect(screen.getByRole("button", { name: "Log out" })).toBeVisible();
});
