/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BoatGallery } from "@/components/boats/gallery/boat-gallery";
import { type GalleryVideo, mosaicOf } from "@/components/boats/gallery/gallery-content";

const pictures = ["hero", "deck", "cabin"].map((name) => ({
  src: `/media/boat-${name}-0123abcd-800.webp`,
  srcset: [400, 800, 1200].map((width) => `/media/boat-${name}-0123abcd-${width}.webp ${width}w`).join(", "),
  alt: `The ${name}`,
  color: "#88a8b8",
}));
const labels = {
  openAll: "All pictures (3)",
  title: "Blue Dream",
  all: "Pictures",
  close: "Close pictures",
  previous: "Previous picture",
  next: "Next picture",
  enlarge: "Enlarge picture: {alt}",
  video: "Watch the video",
  price: "from ₺8.500,00 / hour",
  book: "Book now",
};
const video: GalleryVideo = {
  src: "/media/boat-01234567.mp4",
  width: 960,
  height: 640,
  poster: null,
  title: "The boat at sea",
  description: "Waves and sails. The video has no sound.",
};

function show(shown: GalleryVideo | null = null) {
  render(<BoatGallery boatId={1} pictures={pictures} video={shown} labels={labels} />);
  return userEvent.setup();
}

async function openAt(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole("button", { name }));
  return screen.findByRole("dialog", { name: "Blue Dream" });
}

afterEach(() => {
  document.documentElement.dir = "";
});

test("a picture opens the full screen at itself, and closing gives the focus back to it", async () => {
  const user = show();
  const dialog = await openAt(user, "Enlarge picture: The deck");
  expect(within(dialog).getByRole("img", { name: "The deck" })).toBeVisible();
  expect(dialog).toHaveTextContent("2 / 3");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Enlarge picture: The deck" })).toHaveFocus();
});

test("buttons and arrow keys walk through the pictures and stop at both ends", async () => {
  const user = show();
  const dialog = await openAt(user, "All pictures (3)");
  const [previous, next] = [/Previous/, /Next/].map((name) => within(dialog).getByRole("button", { name }));
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(next as HTMLElement);
  expect(dialog).toHaveTextContent("2 / 3");
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(dialog).toHaveTextContent("3 / 3");
  expect(next).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{ArrowLeft}");
  expect(within(dialog).getByRole("img", { name: "The deck" })).toBeVisible();
});

test("in right-to-left pages the left arrow goes on to the next picture", async () => {
  document.documentElement.dir = "rtl";
  const user = show();
  const dialog = await openAt(user, "All pictures (3)");
  fireEvent.keyDown(dialog, { key: "ArrowLeft" });
  expect(dialog).toHaveTextContent("2 / 3");
});

test("a swipe turns the picture, a touch without way does not", async () => {
  const user = show();
  const dialog = await openAt(user, "All pictures (3)");
  const swipe = (from: number, to: number) => {
    const start = [{ clientX: from, clientY: 0 }];
    fireEvent.touchStart(dialog, { touches: start, changedTouches: start });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] });
  };
  swipe(200, 190);
  expect(dialog).toHaveTextContent("1 / 3");
  swipe(200, 100);
  expect(dialog).toHaveTextContent("2 / 3");
  swipe(100, 200);
  expect(dialog).toHaveTextContent("1 / 3");
});

test("the video follows the pictures, says what it shows, and fetches nothing before it is started", async () => {
  const user = show(video);
  const link = screen.getByRole("link", { name: /^Watch the video ?: The boat at sea$/ });
  expect(link).toHaveAttribute("href", video.src);
  expect(document.querySelector("video")).toBeNull();
  await user.click(link);
  const dialog = await screen.findByRole("dialog", { name: "Blue Dream" });
  expect(dialog).not.toHaveTextContent("/ 3");
  const player = within(dialog).getByLabelText(video.title);
  expect(player).toHaveAttribute("controls");
  expect(player).toHaveAttribute("preload", "none");
  expect(player).toHaveAttribute("poster", expect.stringContaining("boat-hero"));
  expect(player).not.toHaveAttribute("autoplay");
  // Its own keys move through the video, not through the gallery.
  fireEvent.keyDown(player, { key: "ArrowLeft" });
  expect(player).toBeVisible();
  expect(dialog).toHaveTextContent("Waves and sails.");
});

test("a boat without a video offers none", () => {
  show();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("the strip shows any picture at once, and marks the one that is shown", async () => {
  const user = show();
  const dialog = await openAt(user, "All pictures (3)");
  const strip = within(dialog).getByRole("list", { name: "Pictures" });
  await user.click(within(strip).getByRole("button", { name: "3: The cabin" }));
  expect(within(dialog).getByRole("img", { name: "The cabin" })).toBeVisible();
  expect(within(strip).getByRole("button", { current: true })).toHaveAccessibleName("3: The cabin");
});

test("the full screen names boat and price, and its button leads back to the form", async () => {
  const user = show();
  const dialog = await openAt(user, "All pictures (3)");
  expect(dialog).toHaveTextContent("from ₺8.500,00 / hour");
  await user.click(within(dialog).getByRole("button", { name: "Book now" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("no cell of the mosaic is cut to a slit, however many pictures there are", () => {
  const ratio = /aspect-(\d+)\/(\d+)/;
  for (const count of [2, 3, 4, 5, 12]) {
    const { grid, cells } = mosaicOf(count);
    const columns = Number(/grid-cols-(\d)/.exec(grid)?.[1]);
    const rows = Number(/grid-rows-(\d)/.exec(grid)?.[1] ?? 1);
    for (const [, wide, high] of grid.matchAll(new RegExp(ratio, "g"))) {
      const cell = (Number(wide) / Number(high)) * (rows / columns);
      expect([count, cell >= 1.25 && cell <= 16 / 9 + 0.01]).toEqual([count, true]);
    }
    expect(cells.length).toBeLessThanOrEqual(count);
  }
});
