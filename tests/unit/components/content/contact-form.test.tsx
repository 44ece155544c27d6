/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "@/components/content/contact-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { CONTACT_SUBJECTS } from "@/lib/contracts/contact";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

async function fillIn() {
  await userEvent.type(screen.getByLabelText("Name and surname"), "Ayşe Yıldız");
  await userEvent.type(screen.getByLabelText("Email"), "ayse@example.com");
  await userEvent.type(screen.getByLabelText("Your message"), "Is the boat free in May?");
}

test("empty fields say what is missing, beside them, and nothing is sent; the phone may stay empty", async () => {
  renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  await userEvent.click(screen.getByRole("button", { name: "Send the message" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(3);
  expect(screen.getByLabelText("Name and surname")).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test("a sent message is confirmed with the sender's address, and the focus moves to the confirmation", async () => {
  renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  await fillIn();
  call.mockResolvedValueOnce({ ok: true, status: 204, text: async () => "" });
  await userEvent.click(screen.getByRole("button", { name: "Send the message" }));
  const confirmation = await screen.findByRole("status");
  expect(confirmation).toHaveTextContent("ayse@example.com");
  expect(confirmation).toHaveFocus();
  expect(call.mock.calls[0]?.[1]).toMatchObject({ method: "post", json: { subject: "general", phone: "" } });
});

test("a refusal is shown and the typed text stays", async () => {
  renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  await fillIn();
  call.mockResolvedValueOnce(
    respond(429, { error: "too_many_requests", message: "Please wait.", request_id: "r" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Send the message" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Please wait.");
  expect(screen.getByLabelText("Your message")).toHaveValue("Is the boat free in May?");
});

test("the owner's call to action arrives with its subject chosen", async () => {
  history.replaceState(null, "", "/?subject=boat_owner");
  renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveValue("boat_owner"));
});

test("a refused field is validated again while it is edited", async () => {
  renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  await userEvent.click(screen.getByRole("button", { name: "Send the message" }));
  await screen.findAllByText("This field is required.");
  await userEvent.type(screen.getByLabelText("Name and surname"), "Ayşe Yıldız");
  await waitFor(() => expect(screen.getByLabelText("Name and surname")).toBeValid());
  expect(screen.getByLabelText("Email")).toBeInvalid();
});

test("typed text survives a reload unless it was sent; an unknown subject is ignored", async () => {
  history.replaceState(null, "", "/?subject=gossip");
  const { unmount } = renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  await fillIn();
  unmount();
  const again = renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  await waitFor(() => expect(screen.getByLabelText("Your message")).toHaveValue("Is the boat free in May?"));
  expect(screen.getByLabelText("Subject")).toHaveValue("general");
  call.mockResolvedValueOnce({ ok: true, status: 204, text: async () => "" });
  await userEvent.click(screen.getByRole("button", { name: "Send the message" }));
  await screen.findByRole("status");
  again.unmount();
  renderIsland(<ContactForm subjects={CONTACT_SUBJECTS} />);
  expect(screen.getByLabelText("Your message")).toHaveValue("");
});
