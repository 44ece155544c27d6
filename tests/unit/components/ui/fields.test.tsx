/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/fields/stepper";
import { TextInput } from "@/components/ui/fields/text-input";

test("a field names its error and its hint to assistive technology", () => {
  const { rerender } = render(<TextInput id="email" label="E-mail" hint="We write to you here." />);
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("We write to you here.");
  expect(screen.getByLabelText("E-mail")).not.toHaveAttribute("aria-invalid");
  rerender(<TextInput id="email" label="E-mail" hint="We write to you here." error="Please enter it." />);
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(
    "We write to you here. Please enter it.",
  );
  expect(screen.getByLabelText("E-mail")).toBeInvalid();
});

test("an error that is heard away from its field says which one it is about", () => {
  render(<TextInput id="email" label="E-mail" error="Please enter it." />);
  expect(screen.getByText("Please enter it.").closest("[aria-live]")).toHaveTextContent(
    "E-mail: Please enter it.",
  );
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("Please enter it.");
});

function Persons({ max }: { max: number }) {
  const [value, setValue] = useState(1);
  const labels = { label: "Persons", lessLabel: "Fewer", moreLabel: "More" };
  return <Stepper id="persons" {...labels} value={value} min={1} max={max} onChange={setValue} />;
}

test("a stepper never leaves its bounds, by button or by typing", async () => {
  const user = userEvent.setup();
  render(<Persons max={3} />);
  expect(screen.getByRole("button", { name: "Fewer" })).toHaveAttribute("aria-disabled", "true");
  for (let press = 0; press < 5; press += 1) await user.click(screen.getByRole("button", { name: "More" }));
  expect(screen.getByLabelText("Persons")).toHaveValue(3);
  await user.type(screen.getByLabelText("Persons"), "9");
  expect(screen.getByLabelText("Persons")).toHaveValue(3);
});

test("a number can be cleared and typed anew; left empty, it is what it was", async () => {
  const user = userEvent.setup();
  render(<Persons max={12} />);
  const field = screen.getByLabelText("Persons");
  await user.clear(field);
  expect(field).toHaveValue(null);
  await user.type(field, "8");
  expect(field).toHaveValue(8);
  await user.clear(field);
  await user.tab();
  expect(field).toHaveValue(8);
});

test("a stepper in a plain form sends its number, whether stepped or typed, and reads it out", async () => {
  const user = userEvent.setup();
  const labels = { label: "Persons", lessLabel: "Fewer", moreLabel: "More" };
  const { container } = render(
    <form>
      <Stepper id="persons" name="persons" look="field" {...labels} defaultValue={2} min={1} max={9} />
    </form>,
  );
  const sent = () => new FormData(container.querySelector("form") ?? undefined).get("persons");
  expect(sent()).toBe("2");
  await user.click(screen.getByRole("button", { name: "More" }));
  expect(sent()).toBe("3");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Persons: 3"));
  await user.clear(screen.getByRole("spinbutton", { name: "Persons" }));
  await user.type(screen.getByRole("spinbutton", { name: "Persons" }), "7");
  expect(sent()).toBe("7");
});

test("a busy button keeps its focus and does nothing twice", async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Pay</Button>);
  await user.click(screen.getByRole("button"));
  rerender(
    <Button busy onClick={onClick}>
      Pay
    </Button>,
  );
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
});
