"use client";

import { useEffect, useState } from "react";
import type { FailureLabels } from "@/components/account/auth/failure-labels";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { showToast } from "@/components/ui/overlay/show-toast";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { setFailureReporter } from "@/lib/client/api/transport/failure-reporter";
import { failureTreatment } from "@/lib/client/api/transport/failure-treatment";
import { clearLocalSession } from "@/lib/client/session/clear-local-session";

const forbiddenDialog = lazyPart(() =>
  import("@/components/account/auth/forbidden-dialog").then((module) => module.ForbiddenDialog),
);

/** After a 401 the site starts again at its root, or on this page where the connection is lost as well. */
async function startOver(call: string): Promise<void> {
  const { pathname, search } = window.location;
  void clearLocalSession();
  try {
    const { loginRedirect } = await import("@/lib/client/session/login-redirect");
    window.location.replace(loginRedirect(call, { pathname, search }, document.documentElement.lang));
  } catch {
    window.location.reload();
  }
}

/** How failing calls look: a toast, a dialog, nothing, or a fresh start at the root. */
export function FailureScreen({ labels }: { labels: FailureLabels }) {
  const [forbidden, setForbidden] = useState(false);

  useEffect(
    () =>
      setFailureReporter((path: string, failure: ApiFailure) => {
        const treatment = failureTreatment(path, failure);
        if (treatment === "end_session") void startOver(path);
        if (treatment === "toast") {
          const fallback = failure.status === 0 ? labels.networkText : labels.errorText;
          void showToast({ kind: "error", title: labels.errorTitle, text: failure.message || fallback });
        }
        if (treatment === "forbidden_dialog") setForbidden(true);
      }),
    [labels],
  );

  return forbidden ? (
    <LazyDialog part={forbiddenDialog} props={{ labels, onClose: () => setForbidden(false) }} />
  ) : null;
}
