"use client";

import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "@/components/ui/overlay/show-toast";
import type { ApiFailure } from "@/lib/client/api/api-failure";
import { setFailureReporter } from "@/lib/client/api/failure-reporter";
import { failureTreatment } from "@/lib/client/api/failure-treatment";
import { endLocalSession } from "@/lib/client/session/end-local-session";

export interface FailureLabels {
  errorTitle: string;
  errorText: string;
  networkText: string;
  forbiddenText: string;
  close: string;
}

interface ForbiddenDialogProps {
  labels: FailureLabels;
  onClose: () => void;
}

/** How failing calls look: a toast, a dialog, nothing, or a fresh start at the root. */
export function FailureScreen({ labels }: { labels: FailureLabels }) {
  const [forbidden, setForbidden] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ForbiddenDialogProps> | null>(null);

  useEffect(
    () =>
      setFailureReporter((path: string, failure: ApiFailure) => {
        const treatment = failureTreatment(path, failure);
        if (treatment === "end_session") {
          const here = { pathname: window.location.pathname, search: window.location.search };
          endLocalSession((root) => {
            void import("@/lib/client/session/login-redirect").then(
              ({ rootAfter }) => window.location.replace(rootAfter(path, here)),
              () => window.location.replace(root),
            );
          });
        }
        if (treatment === "toast") {
          const fallback = failure.status === 0 ? labels.networkText : labels.errorText;
          void showToast({ kind: "error", title: labels.errorTitle, text: failure.message || fallback });
        }
        if (treatment === "forbidden_dialog") {
          setForbidden(true);
          void import("@/components/account/auth/forbidden-dialog").then(({ ForbiddenDialog }) =>
            setDialog(() => ForbiddenDialog),
          );
        }
      }),
    [labels],
  );

  return forbidden && Dialog ? <Dialog labels={labels} onClose={() => setForbidden(false)} /> : null;
}
