/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExtrasSheetClient } from "@/components/occasions/extras-sheet";
import { apiClient } from "@/lib/client/api/transport/api-client";
import type { QuoteBody } from "@/lib/contracts/boats/quote";
import { SAMPLE_QUOTE } from "@/tests/fixtures/bookings/sample-quote";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const service = { type: "extra", unit: "rez", description: null, fromMinor: 1, leadHours: 0 } as const;
const SERVICES = [
  { ...service, id: 1, key: "birthday-package", type: "package", name: "Birthday package" },
  { ...service, id: 2, key: "cake", unit: "box", name: "Cake" },
  { ...service, id: 3, key: "dj", name: "DJ" },
] as const;

const onClose = jest.fn();
function open() {
  renderIsland(
    <ExtrasSheetClient
      boat={{ id: 5, name: "Mavi Rüya", slug: "mavi-ruya", instant: true, currency: "TRY" }}
      slug="birthday"
      choice={{ place: null, day: "2027-01-20", startHour: null, hours: 3, personCount: 10, lines: null }}
      // The boat has no disc jockey, whom another boat of the page may have.
      lines={[
        { serviceId: 1, quantity: 1 },
        { serviceId: 3, quantity: 1 },
      ]}
      request={{
        rentType: "hourly",
        swimTour: false,
        startsAt: "2027-01-20T15:00",
        endsAt: "2027-01-20T18:00",
        personCount: 10,
        extras: [{ serviceId: 1, quantity: 1 }],
      }}
      services={SERVICES}
      prices={[
        { serviceId: 1, priceMinor: 650_000, leadHours: 48 },
        { serviceId: 2, priceMinor: 240_000, leadHours: 24 },
      ]}
      onClose={onClose}
    />,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  // A boat of 10,000 lira, each piece of an extra 1,000.
  call.mockImplementation(async (_: string, { json }: { json: QuoteBody }) => {
    const pieces = (json.extras ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    return respond(200, { ...SAMPLE_QUOTE, total_price: 1_000_000 + pieces * 100_000 });
  });
});

const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));

test("the total and the way to the checkout follow each tick; closed, the choice holds for every boat", async () => {
  open();
  expect(await screen.findByText("₺11.000,00")).toBeVisible();
  expect(screen.queryByText("DJ")).toBeNull();
  expect(screen.getByText(/₺2\.400,00/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Cake"), "2");
  expect(await screen.findByText("₺13.000,00")).toBeVisible();
  const checkout = screen.getByRole("link", { name: "Continue with this boat" }).getAttribute("href");
  expect(new URL(checkout ?? "", "http://site").searchParams.getAll("extras")).toEqual(["1:1", "2:2"]);
  await close();
  expect(onClose).toHaveBeenCalled();
  // The window's entry in the history becomes that of the choice.
  const [address] = router.replace.mock.calls[0];
  expect(new URL(address, "http://site").searchParams.getAll("extras")).toEqual(["1:1", "2:2", "3:1"]);
});

test("closed without a change it leads nowhere", async () => {
  open();
  await screen.findByText("₺11.000,00");
  await close();
  expect(onClose).toHaveBeenCalled();
  expect([router.push, router.replace].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test("a service that the boat cannot provide any more shuts the way to the checkout and says why", async () => {
  call.mockImplementation(async () =>
    respond(409, { error: "service_lead_time", message: "Too late for the cake", request_id: "r" }),
  );
  open();
  expect(await screen.findByText("Too late for the cake")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Continue with this boat" })).toBeNull();
});
