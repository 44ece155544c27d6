/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { HoldWarning } from "@/components/payments/hold-warning";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const NOW = "2026-12-01T10:00:00.000Z";
const subject = { kind: "reservation", id: "0198c0de-0000-7000-8000-000000000002" } as const;
const show = (minutes: number) => {
  const until = new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
  return renderIsland(<HoldWarning subject={subject} linkKey={null} until={until} now={NOW} />);
};
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test("says five minutes and one minute before the end that the time runs out, and not earlier", () => {
  show(30);
  pass(24.9);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  pass(0.2);
  expect(screen.getByRole("alert")).toHaveTextContent("5 minutes left");
  pass(4);
  expect(screen.getByRole("alert")).toHaveTextContent("1 minute left");
});

test("what has less than five minutes left from the beginning says so at once", () => {
  show(3);
  pass(0);
  expect(screen.getByRole("alert")).toHaveTextContent("3 minutes left");
});

test.each([
  [true, /ask for more time once/],
  [false, /has been done/],
])("asks for more time once and loads the new deadline (extended: %s)", async (extended, text) => {
  call.mockResolvedValue(respond(200, { expires_at: NOW, extended }));
  show(4);
  pass(0);
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Give me 15 minutes" }));
  });
  expect(call.mock.calls[0]?.[0]).toBe("payments/hold");
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});
