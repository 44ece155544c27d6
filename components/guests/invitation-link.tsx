"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { InlineConfirm } from "@/components/ui/share/inline-confirm";
import { SendLink } from "@/components/ui/share/send-link";

interface InvitationLinkProps {
  url: string;
  /** Goes before the link in messages. */
  text: string;
  busy: boolean;
  onRenew: () => Promise<unknown>;
  onClose: () => Promise<unknown>;
}

/** The link of the invitation, the ways to send it, and its renewal and end, each after a question. */
export function InvitationLink({ url, text, busy, onRenew, onClose }: InvitationLinkProps) {
  const t = useTranslations("guests.own");
  const [asking, setAsking] = useState<"renew" | "close" | null>(null);
  return (
    <>
      {asking && (
        <InlineConfirm
          question={t(`${asking}_sure`)}
          yes={t(`${asking}_yes`)}
          no={t("keep")}
          danger={asking === "close"}
          busy={busy}
          onYes={() => void (asking === "close" ? onClose() : onRenew()).then(() => setAsking(null))}
          onNo={() => setAsking(null)}
        />
      )}
      <div hidden={asking !== null}>
        <SendLink
          url={url}
          text={text}
          labels={{
            link: t("link"),
            share: t("share"),
            copy: t("copy"),
            copied: t("copied"),
            whatsapp: t("whatsapp"),
            open: t("open"),
          }}
        >
          <Button variant="ghost" size="small" onClick={() => setAsking("renew")}>
            {t("renew")}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setAsking("close")}>
            {t("close")}
          </Button>
        </SendLink>
      </div>
    </>
  );
}
