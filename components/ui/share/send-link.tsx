"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { copyText } from "@/components/ui/fields/copy-text";
import { LinkField } from "@/components/ui/fields/link-field";
import { Icon } from "@/components/ui/icon/icon";
import { showToast } from "@/components/ui/overlay/show-toast";

interface SendLinkProps {
  url: string;
  /** Goes before the link in messages. */
  text?: string;
  labels: { link: string; copy: string; copied: string; whatsapp: string; open: string; share?: string };
  /** Further buttons. */
  children?: ReactNode;
}

/**
 * A link to read and copy, and the ways to send it: the device's own sheet where there is one, WhatsApp, the link
 * itself.
 */
export function SendLink({ url, text, labels, children }: SendLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [canShare, setCanShare] = useState(false);
  // Known in the browser only.
  useEffect(() => setCanShare("share" in navigator), []);

  async function copy(): Promise<void> {
    if (await copyText(url, field.current)) await showToast({ kind: "success", title: labels.copied });
  }

  const small = buttonClass({ variant: "outline", size: "small" });
  return (
    <div className="grid gap-3">
      <LinkField url={url} label={labels.link} field={field} />
      <div className="flex flex-wrap gap-2">
        {labels.share && canShare && (
          <Button
            variant="secondary"
            size="small"
            // Refused when the sheet is closed without choosing: nothing has gone wrong.
            onClick={() => void navigator.share({ url, ...(text && { text }) }).catch(() => undefined)}
          >
            <Icon name="share-2" size={18} />
            {labels.share}
          </Button>
        )}
        <Button
          variant={labels.share && canShare ? "outline" : "secondary"}
          size="small"
          onClick={() => void copy()}
        >
          <Icon name="link-2" size={18} />
          {labels.copy}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text ? `${text} ${url}` : url)}`}
          target="_blank"
          rel="noopener nofollow"
          className={small}
        >
          <Icon name="message-circle" size={18} />
          {labels.whatsapp}
        </a>
        <a href={url} className={small}>
          <Icon name="external-link" size={18} />
          {labels.open}
        </a>
        {children}
      </div>
    </div>
  );
}
