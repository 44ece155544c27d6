"use client";

import { useRef } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { copyText } from "@/components/ui/fields/copy-text";
import { LinkField } from "@/components/ui/fields/link-field";
import { Icon } from "@/components/ui/icon/icon";
import { Dialog } from "@/components/ui/overlay/dialog";
import { showToast } from "@/components/ui/overlay/show-toast";

export interface ShareDialogProps {
  labels: ShareLabels;
  url: string;
  name: string;
  onClose: () => void;
}

/** The letter or sign for networks that have no icon in the set. */
const SIGNS = {
  email: <Icon name="mail" />,
  facebook: <Letters text="f" />,
  twitter: <Letters text="X" />,
  linkedin: <Letters text="in" />,
  whatsapp: <Icon name="message-circle" />,
} as const;

function Letters({ text }: { text: string }) {
  return (
    <bdi
      aria-hidden
      dir="ltr"
      className="grid size-5 shrink-0 place-items-center rounded bg-navy font-bold text-white text-xs leading-none"
    >
      {text}
    </bdi>
  );
}

function addressesOf(url: string, name: string) {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(name);
  return {
    email: `mailto:?subject=${text}&body=${link}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    twitter: `https://twitter.com/intent/tweet?text=${text}&url=${link}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    whatsapp: `https://wa.me/?text=${text}%20${link}`,
  } as const;
}

/** Copy link, e-mail, Facebook, Twitter, LinkedIn, WhatsApp. */
export function ShareDialog({ labels, url, name, onClose }: ShareDialogProps) {
  const addresses = addressesOf(url, name);
  const field = useRef<HTMLInputElement>(null);
  const look = `${buttonClass({ variant: "outline", wide: true })} justify-start`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={labels.title} closeLabel={labels.close}>
      <ul className="grid gap-2">
        <li>
          <button
            type="button"
            className={look}
            onClick={async () => {
              // When copying fails, the link is shown selected.
              if (!(await copyText(url, field.current))) return;
              onClose();
              await showToast({ kind: "success", title: labels.copied });
            }}
          >
            <Icon name="link-2" />
            {labels.by.copy}
          </button>
        </li>
        {(Object.keys(addresses) as (keyof typeof addresses)[]).map((key) => (
          <li key={key}>
            <a href={addresses[key]} target="_blank" rel="noopener nofollow" className={look}>
              {SIGNS[key]}
              {labels.by[key]}
            </a>
          </li>
        ))}
      </ul>
      <LinkField url={url} label={labels.link} field={field} className="mt-4" />
    </Dialog>
  );
}

export interface ShareLabels {
  share: string;
  title: string;
  close: string;
  copied: string;
  /** Names the field with the address. */
  link: string;
  by: Readonly<Record<"copy" | "email" | "facebook" | "twitter" | "linkedin" | "whatsapp", string>>;
}
