/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorScreen } from "@/components/layout/errors/error-screen";
import ar from "@/messages/ar.json";
import tr from "@/messages/tr.json";

const entry = (responseEnd: number, id?: string, responseStatus?: number) => ({
  responseEnd,
  responseStatus,
  serverTiming: id ? [{ name: "request", description: id, duration: 0 }] : [],
});

function answer(navigation: object[], resources: object[]) {
  performance.getEntriesByType = ((type: string) =>
    type === "navigation" ? navigation : resources) as typeof performance.getEntriesByType;
}

beforeEach(() => {
  document.documentElement.lang = "tr";
  document.title = "";
  answer([], []);
});

test("a broken page shows the id of the newest request that our server answered, and can be tried again", async () => {
  answer([entry(100, "first-id")], [entry(300), entry(200, "second-id")]);
  const retry = jest.fn();
  render(<ErrorScreen error={new Error("broken")} retry={retry} />);
  expect(await screen.findByRole("heading", { level: 1, name: tr.error_page.title })).toBeVisible();
  expect(screen.getByText(/second-id/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: tr.error_page.retry }));
  expect(retry).toHaveBeenCalled();
  // A whole new document: what broke may be more than the page.
  expect(screen.getByRole("link", { name: tr.error_page.home })).toHaveAttribute("href", "/");
});

test("of the requests whose status the browser knows the failed one is named, also where others came after it", async () => {
  answer([entry(100, "failed-page", 500)], [entry(200, "later-script", 200)]);
  render(<ErrorScreen error={new Error("broken")} retry={() => {}} />);
  expect(await screen.findByText(/failed-page/)).toBeVisible();
});

test("where the browser knows no request id, the mark that is also in the log is shown", async () => {
  render(<ErrorScreen error={Object.assign(new Error("broken"), { digest: "1234567" })} retry={() => {}} />);
  expect(await screen.findByText(/1234567/)).toBeVisible();
});

test("it uses the language of the page, and never says what broke", async () => {
  document.documentElement.lang = "ar";
  render(<ErrorScreen error={new Error("secret table")} retry={() => {}} />);
  expect(await screen.findByRole("heading", { name: ar.error_page.title })).toBeVisible();
  expect(document.body).not.toHaveTextContent("secret");
  expect(document.title).toBe(ar.error_page.title);
});
