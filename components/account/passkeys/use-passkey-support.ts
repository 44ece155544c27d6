import { useSyncExternalStore } from "react";

/** An address in numbers: a passkey belongs to a host name. */
const NUMBERS = /^[\d.]+$|:/;

const never = () => () => {};

/** Whether this browser can use passkeys at this address; false in the server's HTML. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === "function" && !NUMBERS.test(window.location.hostname),
    () => false,
  );
}
