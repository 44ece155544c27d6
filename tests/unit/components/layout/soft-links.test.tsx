/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { SoftLinks } from "@/components/layout/header/soft-links";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

/** Whether the browser was left to follow the link itself. */
function click(href: string, attributes: Record<string, string> = {}, keys: MouseEventInit = {}): boolean {
  const { unmount } = render(
    <p>
      <a href={href} {...attributes}>
        <b>Mavi Rüya</b>
      </a>
      <SoftLinks />
    </p>,
  );
  const followed = fireEvent.click(screen.getByText("Mavi Rüya"), keys);
  unmount();
  return followed;
}

beforeEach(() => push.mockReset());

test.each([["/en/boat/mavi-ruya?persons=4"], ["/blog/gulet#prices"], ["http://localhost/tekne-kiralama"]])(
  "a click on %s changes the page without a reload",
  (href) => {
    expect(click(href)).toBe(false);
    expect(push).toHaveBeenCalledWith(href.replace("http://localhost", ""));
  },
);

test.each([
  ["another site", "https://wa.me/90555", {}, {}],
  ["a phone number", "tel:+902125550148", {}, {}],
  ["a place in this page", "#content", {}, {}],
  ["another language, whose fonts differ", "/en", { hreflang: "en" }, {}],
  ["a feed", "/blog/rss.xml", {}, {}],
  ["the API", "/api/v1/user/export", {}, {}],
  ["a download", "/k/profilim", { download: "" }, {}],
  ["a window of its own", "/blog", { target: "_blank" }, {}],
  ["a new tab", "/blog", {}, { ctrlKey: true }],
  ["the middle button", "/blog", {}, { button: 1 }],
] as const)("%s is the browser's", (_, href, attributes, keys) => {
  // jsdom cannot follow links; what matters is that nobody held the click.
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(click(href, attributes, keys)).toBe(true);
  expect(push).not.toHaveBeenCalled();
  error.mockRestore();
});
