/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
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
  expect(screen.getByLabelText("Persons")).toHaveValue("3");
  await user.type(screen.getByLabelText("Persons"), "9");
  expect(screen.getByLabelText("Persons")).toHaveValue("3");
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
