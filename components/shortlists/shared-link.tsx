"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { copyText } from "@/components/ui/fields/copy-text";
import { Icon } from "@/components/ui/icon/icon";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { endShortlist } from "@/lib/client/shortlists/shortlist-calls";

interface SharedLinkProps {
  id: string;
  url: string;
  onEnded?: () => void;
}

/** The link of a shared list, the ways to send it, and its end. */
export function SharedLink({ id, url, onEnded }: SharedLinkProps) {
  const t = useTranslations("shortlist.own");
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function copy(): Promise<void> {
    if (await copyText(url, field.current)) await showToast({ kind: "success", title: t("copied") });
  }

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

  if (asking) {
    return (
      <div className="grid gap-3">
        <p>{t("end_sure")}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" size="small" busy={busy} onClick={() => void end()}>
            {t("end_yes")}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setAsking(false)}>
            {t("keep")}
          </Button>
        </div>
      </div>
    );
  }
  const small = buttonClass({ variant: "outline", size: "small" });
  return (
    <div className="grid gap-3">
      <input
        ref={field}
        readOnly
        value={url}
        dir="ltr"
        aria-label={t("link")}
        className="control text-muted text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Icon name="link-2" size={18} />
          {t("copy")}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noopener nofollow"
          className={small}
        >
          <Icon name="message-circle" size={18} />
          {t("whatsapp")}
        </a>
        <a href={url} className={small}>
          <Icon name="external-link" size={18} />
          {t("open")}
        </a>
        <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
          {t("end")}
        </Button>
      </div>
    </div>
  );
}
