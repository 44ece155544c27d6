/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeepTrip } from "@/components/account/favourites/keep-trip";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const PATH = "/en/u/favorites";
const TRIP = {
  rent_type: "hourly" as const,
  swim_tour: false,
  start_date: "2027-06-10T10:00",
  end_date: "2027-06-10T14:00",
  person_count: 4,
};

beforeEach(() => {
  call.mockReset();
  router.push.mockReset();
  renderIsland(<KeepTrip boatIds={[3, 7]} trip={TRIP} path={PATH} />);
});

const press = () => userEvent.click(screen.getByRole("button", { name: "Keep this trip" }));

test("stores the trip with all boats of the page, and leads to each boat's own", async () => {
  call.mockResolvedValue(respond(204, null));
  await press();
  expect(call).toHaveBeenCalledWith(
    "user/favorites",
    expect.objectContaining({ method: "put", json: { vehicle_ids: [3, 7], trip: TRIP } }),
  );
  expect(router.push).toHaveBeenCalledWith(PATH);
  expect(router.refresh).toHaveBeenCalled();
});

test("a trip that could not be kept stays on the page, with the reason, and can be kept again", async () => {
  call.mockResolvedValue(respond(429, { error: "too_many_requests", message: "Too often", request_id: "r" }));
  await press();
  expect(await screen.findByText("Too often")).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  call.mockResolvedValue(respond(204, null));
  await press();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(PATH));
});
