import {
  fetchDeskLoginChallenge,
  fetchDeskPasskeyOptions,
  sendDeskLogin,
  sendDeskPasskey,
} from "@/lib/client/api/desk";

const library = () => import("@simplewebauthn/browser");

/** Opens the desk by a passkey. Rejects with an `ApiFailure`, or with the browser's error when nobody touched it. */
export async function logInToDesk(): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), fetchDeskLoginChallenge()]);
  await sendDeskLogin({ passkey: await startAuthentication({ optionsJSON }) });
}

/** Makes a passkey and keeps it under this name. Rejects as `logInToDesk` does. */
export async function addDeskPasskey(name: string): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), fetchDeskPasskeyOptions()]);
  await sendDeskPasskey({ name, credential: await startRegistration({ optionsJSON }) });
}
