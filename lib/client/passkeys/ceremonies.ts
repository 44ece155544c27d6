import { stepUp } from "@/lib/client/api/account";
import {
  fetchLoginChallenge,
  fetchNewPasskeyOptions,
  fetchStepUpChallenge,
  sendLoginPasskey,
  sendNewPasskey,
} from "@/lib/client/api/passkeys";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { UserResponse } from "@/lib/contracts/accounts/user";

// Some kilobytes that only those load who meet a passkey.
const library = () => import("@simplewebauthn/browser");

let lastLogin = 0;
let challenge: Promise<unknown> = Promise.resolve();

/** One challenge after the other: the browser's cookie holds only the newest. */
function nextLoginChallenge() {
  const next = challenge.then(fetchLoginChallenge, fetchLoginChallenge);
  challenge = next;
  return next;
}

/**
 * Logs in by a passkey that the browser lets the customer choose. `autofill`: the browser offers it in the field of the
 * address and waits, as long as nothing else is asked of a passkey. Rejects with an `ApiFailure`, or with the browser's
 * error when the customer gave up.
 */
export async function logInByPasskey(autofill = false): Promise<UserResponse> {
  lastLogin += 1;
  const login = lastLogin;
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), nextLoginChallenge()]);
  // The browser runs one at a time: an offer that comes late must not end what the customer pressed meanwhile.
  if (autofill && login !== lastLogin) throw new DOMException("Another login has begun", "AbortError");
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  try {
    return await sendLoginPasskey({ passkey });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === "passkey_unknown")
      await forgetPasskey(passkey.id, optionsJSON.rpId ?? window.location.hostname);
    throw error;
  }
}

/** Whether the browser can offer passkeys in the field of the address. */
export async function offersAutofill(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}

/** Ends what is being asked of a passkey: the window that asked is gone. */
export async function cancelPasskey(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Confirms this session by one of the customer's passkeys. Rejects as `logInByPasskey` does. */
export async function stepUpByPasskey(): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), fetchStepUpChallenge()]);
  await stepUp({ passkey: await startAuthentication({ optionsJSON }) });
}

/** Makes a passkey and keeps it under this name. Rejects as `logInByPasskey` does. */
export async function addPasskey(name: string): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), fetchNewPasskeyOptions()]);
  await sendNewPasskey({ name, credential: await startRegistration({ optionsJSON }) });
}

/** Tells the password manager that the server does not know this passkey any more, so that it stops offering it. */
async function forgetPasskey(credentialID: string, rpID: string): Promise<void> {
  const { sendSignal } = await library();
  // Not every browser supports this signal.
  await sendSignal({ signalName: "unknownCredential", rpID, credentialID }).catch(() => {});
}
