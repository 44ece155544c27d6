import { afterAll, beforeAll } from "@jest/globals";
import { changeEnvironment } from "@/lib/config/test-run";
import { type IdentityProvider, runIdentityProvider } from "@/tests/support/run-identity-provider";

/** Lets the tests of this file believe a real OpenID provider on this machine. Call it once, at the top. */
export function testIdentityProvider(): () => IdentityProvider["settings"] {
  let provider: IdentityProvider | undefined;
  let restore = () => {};
  beforeAll(async () => {
    provider = await runIdentityProvider();
    restore = changeEnvironment(provider.settings);
  });
  afterAll(() => {
    restore();
    provider?.process.kill();
  });
  return () => {
    if (!provider) throw new Error("The provider is not there yet");
    return provider.settings;
  };
}
