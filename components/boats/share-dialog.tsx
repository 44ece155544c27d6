"use client";

import { Link2, Mail, MessageCircle, Share2 } from "lucide-react";
import type { ShareLabels } from "@/components/boats/share-button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/show-toast";

export interface ShareDialogProps {
  labels: ShareLabels;
  url: string;
  name: string;
  onClose: () => void;
}

const ICONS = {
  email: Mail,
  facebook: Share2,
  twitter: Share2,
  linkedin: Share2,
  whatsapp: MessageCircle,
} as const;

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

/** Copy link, e-mail, Facebook, Twitter, LinkedIn, WhatsApp (spec.md § 2 "Boat list features"). */
export function ShareDialog({ labels, url, name, onClose }: ShareDialogProps) {
  const addresses = addressesOf(url, name);
  const look = `${buttonClass({ variant: "outline", wide: true })} justify-start`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={labels.title} closeLabel={labels.close}>
      <ul className="grid gap-2">
        <li>
          <button
            type="button"
            className={look}
            onClick={async () => {
              await navigator.clipboard.writeText(url);
              onClose();
              await showToast({ kind: "success", title: labels.copied });
            }}
          >
            <Link2 aria-hidden size={20} />
            {labels.by.copy}
          </button>
        </li>
        {(Object.keys(addresses) as (keyof typeof addresses)[]).map((key) => {
          const Icon = ICONS[key];
          return (
            <li key={key}>
              <a href={addresses[key]} target="_blank" rel="noopener nofollow" className={look}>
                <Icon aria-hidden size={20} />
                {labels.by[key]}
              </a>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
