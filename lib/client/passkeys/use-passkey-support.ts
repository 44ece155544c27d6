import { useBrowserValue } from "@/lib/client/use-browser-value";

/** An address in numbers: a passkey belongs to a host name. */
const NUMBERS = /^[\d.]+$|:/;

/** Whether this browser can use passkeys at this address; false in the server's HTML. */
export function usePasskeySupport(): boolean {
  return useBrowserValue(
    () => typeof window.PublicKeyCredential === "function" && !NUMBERS.test(window.location.hostname),
    false,
  );
}
