import {
  fetchConfirmationChallenge,
  fetchInvitedPasskeyOptions,
  fetchStaffLoginChallenge,
  fetchStaffPasskeyOptions,
  joinStaff,
  sendConfirmation,
  sendStaffLogin,
  sendStaffPasskey,
} from "@/lib/client/api/staff";

const library = () => import("@simplewebauthn/browser");

/** Opens the console by a passkey. Rejects with an `ApiFailure`, or with the browser's error when nobody touched it. */
export async function logInToConsole(): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), fetchStaffLoginChallenge()]);
  await sendStaffLogin({ passkey: await startAuthentication({ optionsJSON }) });
}

/** Confirms this session by one of the own passkeys. Rejects as `logInToConsole` does. */
export async function confirmConsole(): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), fetchConfirmationChallenge()]);
  await sendConfirmation({ passkey: await startAuthentication({ optionsJSON }) });
}

/** Makes one more passkey and keeps it under this name. Rejects as `logInToConsole` does. */
export async function addConsolePasskey(name: string): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), fetchStaffPasskeyOptions()]);
  await sendStaffPasskey({ name, credential: await startRegistration({ optionsJSON }) });
}

/** Makes the first passkey of whoever was invited; returns the recovery codes. Rejects as `logInToConsole` does. */
export async function joinConsole(token: string, name: string, passkeyName: string): Promise<string[]> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    fetchInvitedPasskeyOptions(token),
  ]);
  const credential = await startRegistration({ optionsJSON });
  return joinStaff(token, { name, passkey_name: passkeyName, credential });
}
