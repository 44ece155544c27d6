/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BoatMap } from "@/components/map/boat-map";
import { loadMapFrame } from "@/components/map/map-frame";
import { forgetMap } from "@/components/map/remembered-map";
import { setLoadFailureLabels } from "@/components/ui/lazy/load-failure-labels";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("@/components/map/map-frame", () => ({ loadMapFrame: jest.fn() }));
const load = jest.mocked(loadMapFrame);
Element.prototype.scrollIntoView = () => undefined;

const LABELS = { show: "Show", close: "Close" };

function renderMap() {
  return renderIsland(
    <BoatMap locale="en" labels={LABELS} search={{ query: "page=1" }} tiles={null}>
      <ul>
        <li>A boat</li>
      </ul>
    </BoatMap>,
  );
}

beforeEach(() => {
  setLoadFailureLabels({
    title: "No connection",
    text: "Could not be loaded",
    retry: "Try again",
    close: "Close",
  });
});

afterEach(() => {
  forgetMap();
  load.mockReset();
});

test("loads the map when it is opened, and closes it again", async () => {
  load.mockResolvedValue(() => <p>The map</p>);
  renderMap();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Show", expanded: false }));
  expect(await screen.findByText("The map")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close", expanded: true }));
  expect(screen.queryByText("The map")).toBeNull();
});

test("the map is still open when the visitor returns to the list", async () => {
  load.mockResolvedValue(() => <p>The map</p>);
  const { unmount } = renderMap();
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await screen.findByText("The map");
  unmount();
  renderMap();
  expect(await screen.findByText("The map")).toBeVisible();
});

test("a map that cannot be loaded says so, keeps the list, and can be loaded again", async () => {
  load.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(() => <p>The map</p>);
  renderMap();
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Could not be loaded");
  expect(screen.getByText("A boat")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The map")).toBeVisible();
});
