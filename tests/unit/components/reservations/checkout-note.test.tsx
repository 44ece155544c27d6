/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { CheckoutNote, useNote } from "@/components/reservations/checkout/checkout-note";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

function Checkout({ asksCakeText }: { asksCakeText: boolean }) {
  const note = useNote(1);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      <CheckoutNote asksCakeText={asksCakeText} note={note} />
      <button type="button" onClick={() => setSent(note.read())}>
        Send
      </button>
      <output>{JSON.stringify(sent)}</output>
    </>
  );
}

const cake = () => screen.queryByLabelText("What should the cake say?");
async function sent(): Promise<unknown> {
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  return JSON.parse(screen.getByRole("status").textContent ?? "");
}

test("what the cake is to say is asked where there is one, and reaches the captain before the note", async () => {
  sessionStorage.clear();
  renderIsland(<Checkout asksCakeText />);
  expect(await sent()).toBeNull();
  await userEvent.type(cake() as HTMLElement, "Happy birthday, Deniz");
  expect(await sent()).toBe("On the cake: Happy birthday, Deniz");
  await userEvent.type(screen.getByLabelText("Note to the captain"), "No nuts");
  expect(await sent()).toBe("On the cake: Happy birthday, Deniz\nNo nuts");

  // Both survive a login; a trip without a cake says nothing of one.
  cleanup();
  renderIsland(<Checkout asksCakeText />);
  expect(cake()).toHaveValue("Happy birthday, Deniz");
  cleanup();
  renderIsland(<Checkout asksCakeText={false} />);
  expect(cake()).toBeNull();
  expect(await sent()).toBe("No nuts");
});
