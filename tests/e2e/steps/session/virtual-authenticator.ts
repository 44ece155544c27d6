import type { Page } from "playwright/test";

/**
 * A passkey device in the browser, as a laptop or phone has one; it agrees to everything as long as somebody is
 * present.
 */
export async function addVirtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether somebody touches the device when it asks; what it asked before stays unanswered. */
  const setPresent = (enabled: boolean) =>
    client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return {
    setPresent,
    /** Somebody comes when the page next asks for a challenge: in time for what it then asks of the device. */
    touchWhenAsked: () =>
      page.route(
        "**/api/v1/**/passkey/challenge",
        async (route) => {
          await setPresent(true);
          await route.continue();
        },
        { times: 1 },
      ),
    /** Whether the device recognises its holder. */
    setRecognised: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** How many passkeys it has. */
    count: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}
