import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** What only the browser knows, and `onServer` in the server's HTML and in the first render. */
export function useBrowserValue<Value extends string | boolean, OnServer = Value>(
  read: () => Value,
  onServer: OnServer,
): Value | OnServer {
  return useSyncExternalStore<Value | OnServer>(never, read, () => onServer);
}
