import { startAuthentication } from "@simplewebauthn/browser";
import { fetchLoginChallenge, sendLoginPasskey } from "@/lib/client/api/passkeys";
import { logInByPasskey } from "@/lib/client/passkeys/ceremonies";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";

jest.mock("@simplewebauthn/browser", () => ({ startAuthentication: jest.fn() }));
jest.mock("@/lib/client/api/passkeys");
const USER = sampleUser({});

test("a press is not ended by the offer that began before it and comes late", async () => {
  const challenges: string[] = [];
  const answers: (() => void)[] = [];
  jest.mocked(fetchLoginChallenge).mockImplementation(
    () =>
      new Promise((resolve) => {
        const challenge = `c${challenges.length + 1}`;
        challenges.push(challenge);
        answers.push(() => resolve({ challenge } as never));
      }),
  );
  jest.mocked(startAuthentication).mockResolvedValue({ id: "kept" } as never);
  jest.mocked(sendLoginPasskey).mockResolvedValue(USER);
  const offer = logInByPasskey(true);
  const refused = expect(offer).rejects.toMatchObject({ name: "AbortError" });
  const pressed = logInByPasskey();
  await new Promise(setImmediate);
  // The second is asked for only after the first has come, so that the browser's cookie is the second's.
  expect(challenges).toEqual(["c1"]);
  answers[0]?.();
  await refused;
  expect(challenges).toEqual(["c1", "c2"]);
  answers[1]?.();
  expect(await pressed).toBe(USER);
  expect(jest.mocked(startAuthentication).mock.calls).toEqual([
    [{ optionsJSON: { challenge: "c2" }, useBrowserAutofill: false }],
  ]);
});
