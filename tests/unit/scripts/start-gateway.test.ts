import { setTestGatewayUrl } from "@/lib/config/complete-environment";
import { startTestGateway } from "@/lib/server/money/providers/test-gateway/start-test-gateway";
import { startGateway } from "@/scripts/server/start-gateway";

jest.mock("@/lib/config/complete-environment", () => ({ setTestGatewayUrl: jest.fn() }));
jest.mock("@/lib/server/money/providers/test-gateway/start-test-gateway", () => ({
  startTestGateway: jest.fn(),
}));
const start = jest.mocked(startTestGateway);
const failure = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => jest.resetAllMocks());

test("the test gateway takes another port where its own is taken", async () => {
  start.mockRejectedValueOnce(failure("EADDRINUSE"));
  start.mockResolvedValueOnce({ url: "http://127.0.0.1:1", stop: async () => undefined });
  await startGateway("/project");
  expect(start.mock.calls.map(([{ port }]) => port)).toEqual([expect.any(Number), undefined]);
  expect(setTestGatewayUrl).toHaveBeenCalledWith("http://127.0.0.1:1");
});

test("any other failure of the test gateway ends the start instead of being tried again", async () => {
  start.mockRejectedValueOnce(failure("EACCES"));
  await expect(startGateway("/project")).rejects.toThrow("EACCES");
  expect(start).toHaveBeenCalledTimes(1);
});
