"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { showToast } from "@/components/ui/overlay/show-toast";
import { setMessageConsent } from "@/lib/client/api/account";

interface ConsentBoxProps {
  given: boolean;
  /** The text that is agreed to; null when it is not published. */
  pageHref: string | null;
}

/** The consent to electronic messages: given and withdrawn with one touch, as easily one way as the other. */
export function ConsentBox({ given, pageHref }: ConsentBoxProps) {
  const t = useTranslations("account_area.consents");
  const router = useRouter();
  const [ticked, setTicked] = useState(given);
  const [busy, setBusy] = useState(false);

  async function change(wanted: boolean) {
    if (busy) return;
    setBusy(true);
    setTicked(wanted);
    try {
      await setMessageConsent(wanted);
      void showToast({ kind: "success", title: t(wanted ? "given" : "withdrawn") });
      router.refresh();
    } catch {
      // The failure has been shown; the box shows the current state again.
      setTicked(!wanted);
    }
    setBusy(false);
  }

  return (
    <Checkbox
      id="consent-electronic-messages"
      // Otherwise a reload could restore a tick, which is no consent.
      autoComplete="off"
      checked={ticked}
      aria-busy={busy || undefined}
      onChange={(event) => void change(event.target.checked)}
      label={t.rich("messages", {
        page: (text) =>
          pageHref ? (
            <a
              href={pageHref}
              target="_blank"
              rel="noopener"
              className="text-sea underline underline-offset-4"
            >
              {text}
            </a>
          ) : (
            text
          ),
      })}
    />
  );
}
