/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GuestForm } from "@/components/guests/guest-form";
import { ReadySignal } from "@/components/layout/ready-signal";
import { hydrateIsland } from "@/tests/fixtures/pages/render-client";

const onSend = jest.fn();
const form = (busy: boolean) => (
  <GuestForm
    id="guest"
    nameLabel="Your name"
    submitLabel="Send"
    busy={busy}
    known={null}
    mayDecline={true}
    onSend={onSend}
  />
);

test("a name and a note that were typed before the scripts ran are shown on and sent", async () => {
  const page = (busy: boolean) => (
    <>
      {form(busy)}
      <ReadySignal />
    </>
  );
  const fillIn = (container: HTMLElement) => {
    for (const [name, text] of [
      ["name", "Deniz"],
      ["note", "Fıstık alerjisi"],
    ] as const) {
      const field = container.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = text;
    }
  };
  const { rerenderIsland } = hydrateIsland(page(false), fillIn);
  await act(async () => undefined);
  rerenderIsland(page(true));
  rerenderIsland(page(false));
  expect(screen.getByLabelText("Your name")).toHaveValue("Deniz");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({ name: "Deniz", coming: true, note: "Fıstık alerjisi" }),
  );
});
