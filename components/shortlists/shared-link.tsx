"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/overlay/show-toast";
import { InlineConfirm } from "@/components/ui/share/inline-confirm";
import { SendLink } from "@/components/ui/share/send-link";
import { endShortlist } from "@/lib/client/api/shortlists";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";

interface SharedLinkProps {
  id: string;
  url: string;
  onEnded?: () => void;
}

/** The link of a shared list, the ways to send it, and its end. */
export function SharedLink({ id, url, onEnded }: SharedLinkProps) {
  const t = useTranslations("shortlist.own");
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await endShortlist(id);
      await showToast({ kind: "success", title: t("ended") });
      router.refresh();
      onEnded?.();
    } catch (failure) {
      // Shown by the caller of the API.
      if (!(failure instanceof ApiFailure)) throw failure;
      setBusy(false);
    }
  }

  return (
    <>
      {asking && (
        <InlineConfirm
          question={t("end_sure")}
          yes={t("end_yes")}
          no={t("keep")}
          danger
          busy={busy}
          onYes={() => void end()}
          onNo={() => setAsking(false)}
        />
      )}
      <div hidden={asking}>
        <SendLink
          url={url}
          labels={{
            link: t("link"),
            copy: t("copy"),
            copied: t("copied"),
            whatsapp: t("whatsapp"),
            open: t("open"),
          }}
        >
          <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
            {t("end")}
          </Button>
        </SendLink>
      </div>
    </>
  );
}
