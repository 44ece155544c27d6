import type { ApiFailure } from "@/lib/client/api/transport/api-failure";

export type FailureReporter = (path: string, failure: ApiFailure) => void;

let reporter: FailureReporter | null = null;

/** The page that is shown decides how failures look; called once at mount. Returns the way to take it back. */
export function setFailureReporter(next: FailureReporter): () => void {
  reporter = next;
  return () => {
    if (reporter === next) reporter = null;
  };
}

/** Reports a failed call to the page. The caller still receives the failure. */
export function reportFailure(path: string, failure: ApiFailure): void {
  reporter?.(path, failure);
}
