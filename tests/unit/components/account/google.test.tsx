/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthDialogHost } from "@/components/account/auth/client-providers";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { closeAuthDialog, openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { pageQueryClient } from "@/lib/client/session/query-client";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const APP = {
  constants: {},
  staticPages: [],
  contracts: [],
  staticPagesIds: { rentBoat: null },
  cities: [],
  ports: [],
  types: [],
  facilities: [],
  services: [],
  usageRules: [],
  equipmentCategoryId: 1,
};
const USER = sampleUser({
  name: "Ada",
  surname: "Lovelace",
  full_name: "Ada Lovelace",
  email: "ada@example.com",
});
let offered = true;
let person: unknown = { email: "ada@example.com", name: "Ada", surname: "" };

beforeEach(() => {
  offered = true;
  person = { email: "ada@example.com", name: "Ada", surname: "" };
  sessionStorage.clear();
  pageQueryClient().clear();
  window.history.replaceState(null, "", "/en/boat/blue");
  call.mockReset().mockImplementation(async (path: string, { method }: { method: string }) => {
    if (path === "app") return respond(200, { ...APP, settings: { google_sign_in: offered } });
    if (path === "user/favorites") return respond(200, { items: [] });
    if (method === "post") return respond(201, { user: USER, token: "t" });
    return person
      ? respond(200, person)
      : respond(422, { error: "google_expired", message: "Over", request_id: "r" });
  });
});
afterEach(() => act(() => closeAuthDialog()));

/** As a newly opened page does. */
function arrive(address: string) {
  window.history.replaceState(null, "", address);
  return renderIsland(<AuthDialogHost locale="en" />);
}

test("the way to Google carries the page and where to go on to, and is offered only where it leads somewhere", async () => {
  arrive("/en/boat/blue?persons=4");
  act(() => openAuthDialog({ mode: "login", next: "/en/reserve/blue?x=1" }));
  const link = await screen.findByRole("link", { name: "Continue with Google" }, { timeout: 20_000 });
  const address = new URL(link.getAttribute("href") ?? "", "http://site");
  expect(address.pathname).toBe("/api/v1/auth/google");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: "en",
    from: "/en/boat/blue?persons=4",
    next: "/en/reserve/blue?x=1",
  });
  localStorage.setItem("palamar", "of somebody else");
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(localStorage.getItem("palamar")).toBeNull();
});

test("without settings for it there is no such button", async () => {
  offered = false;
  arrive("/en?login=1");
  expect(await screen.findByRole("button", { name: "Log in" })).toBeVisible();
  await waitFor(() => expect(call).toHaveBeenCalledWith("app", expect.anything()));
  expect(screen.queryByRole("link", { name: "Continue with Google" })).toBeNull();
});

test.each([
  ["cancelled", /was cancelled/],
  ["account_unproven", /hasn’t been verified yet/],
  ["unavailable", /isn’t responding/],
])(
  "a visitor who returns %s sees the reason once, and it is removed from the address",
  async (refusal, sentence) => {
    arrive(`/en/boat/blue?persons=4&login=1&google_refusal=${refusal}&next=%2Fen%2Fu%2Fprofile`);
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(window.location.search).toBe("?persons=4");
    await userEvent.click(screen.getByRole("button", { name: "Sign up" }));
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("an unknown reason in the address is not shown", async () => {
  arrive("/en?login=1&google_refusal=%3Cb%3Ex");
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a new customer gives both consents and the name that Google does not know", async () => {
  arrive("/en/boat/blue?google=1");
  const dialog = await screen.findByRole("dialog", { name: "One last step" });
  expect(await screen.findByLabelText("First name")).toHaveValue("Ada");
  expect(screen.getByLabelText("First name")).toHaveFocus();
  expect(dialog).toHaveTextContent("ada@example.com");
  const submit = screen.getByRole("button", { name: "Open my account" });
  await userEvent.click(submit);
  expect(await screen.findAllByText("Please tick this box to continue.")).toHaveLength(2);
  expect(screen.getByLabelText("Last name")).toHaveAccessibleDescription("This field is required.");
  expect(call).not.toHaveBeenCalledWith(
    "auth/google/registration",
    expect.objectContaining({ method: "post" }),
  );
  await userEvent.type(screen.getByLabelText("Last name"), "Lovelace");
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  await userEvent.click(submit);
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      "auth/google/registration",
      expect.objectContaining({
        method: "post",
        json: { name: "Ada", surname: "Lovelace", kvkk: true, electronic_messages: true },
      }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a registration that comes too late returns to login with the reason", async () => {
  person = null;
  arrive("/en?google=1&next=%2Fen%2Fu%2Fprofile");
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/took too long/);
});
