/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { useMedia } from "@/components/ui/use-media";

function Width({ query }: { query: string }) {
  return <p>{String(useMedia(query))}</p>;
}

test("a media query is listened to once, however often its component renders", () => {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn(() => media) as never;
  const { rerender } = render(<Width query="(min-width: 1px)" />);
  for (let again = 0; again < 5; again++) rerender(<Width query="(min-width: 1px)" />);
  expect(media.addEventListener).toHaveBeenCalledTimes(1);
  rerender(<Width query="(min-width: 2px)" />);
  expect(media.addEventListener).toHaveBeenCalledTimes(2);
  expect(media.removeEventListener).toHaveBeenCalledTimes(1);
});
