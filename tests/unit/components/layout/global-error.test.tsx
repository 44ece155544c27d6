/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import GlobalError from "@/app/global-error";

test("a page whose layout broke says so in its own language and direction", async () => {
  // jsdom has no timings of requests.
  Object.assign(performance, { getEntriesByType: () => [] });
  document.documentElement.lang = "ar";
  document.documentElement.dir = "rtl";
  await act(async () =>
    createRoot(document).render(<GlobalError error={new Error("broken")} retry={jest.fn()} />),
  );
  expect(document.documentElement.lang).toBe("ar");
  expect(document.documentElement.dir).toBe("rtl");
  await act(async () => undefined);
  expect(document.querySelector("main")?.lang).toBe("ar");
});
