/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RequestForm } from "@/components/services/request-form";
import { apiClient } from "@/lib/client/api-client";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { answer, renderIsland } from "@/tests/support/island";

jest.mock("@/lib/client/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const service = {
  id: 7,
  leadDays: 3,
  packages: [
    { id: 71, label: "Candlelight" },
    { id: 72, label: "With photographer" },
  ],
};
const day = addDays(tripDayOf(new Date()), 10);

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

async function fillIn() {
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: day } });
  await userEvent.type(screen.getByLabelText("Name and surname"), "Ayşe");
  await userEvent.type(screen.getByLabelText("Phone"), "0532 123 45 67");
  await userEvent.type(screen.getByLabelText("E-mail"), "ayse@example.com");
}

test("the package whose button was pressed is asked for, without a note if none was written", async () => {
  renderIsland(<RequestForm service={service} packageId={72} />);
  await fillIn();
  call.mockResolvedValueOnce({ ok: true, status: 204, text: async () => "" });
  await userEvent.click(screen.getByRole("button", { name: "Send the request" }));
  expect(await screen.findByRole("status")).toHaveTextContent("ayse@example.com");
  expect(call.mock.calls[0]?.[1].json).toEqual({
    subject: "service",
    service_id: 7,
    package_id: 72,
    date: day,
    name: "Ayşe",
    phone: "0532 123 45 67",
    email: "ayse@example.com",
    message: "",
  });
});

test("a day that is too soon is told beside the day", async () => {
  renderIsland(<RequestForm service={service} packageId={null} />);
  await fillIn();
  call.mockResolvedValueOnce(
    answer(409, { error: "service_lead_time", message: "Order further in advance.", request_id: "r" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Send the request" }));
  expect(await screen.findByText("Order further in advance.")).toBeInTheDocument();
  expect(screen.getByLabelText("Day")).toHaveAccessibleDescription(/Order further in advance/);
});

test("day, name, phone and e-mail are needed", async () => {
  renderIsland(<RequestForm service={service} packageId={null} />);
  await userEvent.click(screen.getByRole("button", { name: "Send the request" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(4);
  expect(call).not.toHaveBeenCalled();
});
