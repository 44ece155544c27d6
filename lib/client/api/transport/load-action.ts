import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { reportFailure } from "@/lib/client/api/transport/failure-reporter";

/**
 * Loads the code of something that somebody just did. Null when it cannot be loaded: that has been shown like a call
 * that did not reach the server, and can be done again.
 */
export async function loadAction<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch {
    reportFailure("", new ApiFailure(0, {}));
    return null;
  }
}
