import { browserStorage } from "@/lib/client/session/browser-storage";

const KEY = "palamar:voter-name";

/** The name that this browser voted under last; empty when it has not. */
export function readVoterName(): string {
  try {
    return browserStorage()?.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepVoterName(name: string): void {
  try {
    browserStorage()?.setItem(KEY, name);
  } catch {
    // Blocked storage: the name is asked for again.
  }
}
