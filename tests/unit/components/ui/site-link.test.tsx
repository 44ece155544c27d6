/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

/** Whether the link was followed without a reload; else the browser does what it does with any link. */
function click(link: Partial<ComponentProps<typeof SiteLink>>, how: MouseEventInit = {}): boolean {
  push.mockReset();
  const { unmount } = render(
    <SiteLink href="/en/blog" {...link}>
      Blog
    </SiteLink>,
  );
  const anchor = screen.getByRole("link", { name: "Blog" });
  expect(anchor).toHaveAttribute("href", "/en/blog");
  const event = createEvent.click(anchor, how);
  // jsdom cannot load the other page.
  document.addEventListener("click", (last) => last.preventDefault(), { once: true });
  fireEvent(anchor, event);
  unmount();
  return push.mock.calls.length > 0;
}

test("a click leads to the page without a reload", () => {
  expect(click({})).toBe(true);
  expect(push).toHaveBeenCalledWith("/en/blog", { scroll: true });
  click({ scroll: false });
  expect(push).toHaveBeenCalledWith("/en/blog", { scroll: false });
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("a click with %s is the browser's", (key) => {
  expect(click({}, { [key]: true })).toBe(false);
});

test("a link to another tab, and one whose click somebody has handled, stay as they are", () => {
  expect(click({ target: "_blank" })).toBe(false);
  expect(click({ onClick: (event) => event.preventDefault() })).toBe(false);
  expect(click({ target: "_self", onClick: () => undefined })).toBe(true);
});
