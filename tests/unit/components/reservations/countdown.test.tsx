/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Countdown } from "@/components/ui/countdown";

const NOW = "2026-12-01T10:00:00.000Z";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the time left counts from the server's clock, whatever the browser's says", () => {
  jest.setSystemTime(new Date("2031-01-01T00:00:00Z"));
  render(<Countdown until="2026-12-01T10:29:41.000Z" now={NOW} />);
  expect(screen.getByRole("timer")).toHaveTextContent("29:41");
  act(() => jest.advanceTimersByTime(42_000));
  expect(screen.getByRole("timer")).toHaveTextContent("28:59");
});

test("hours are shown from one hour on", () => {
  expect(renderToString(<Countdown until="2026-12-02T09:59:08.000Z" now={NOW} />)).toContain("23:59:08");
});

test("at the end it stays at zero and says so once", () => {
  const onEnd = jest.fn();
  render(<Countdown until="2026-12-01T10:00:02.000Z" now={NOW} onEnd={onEnd} />);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole("timer")).toHaveTextContent("00:00");
  expect(onEnd).toHaveBeenCalledTimes(1);
});
