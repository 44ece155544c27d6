"use client";

import { useState } from "react";
import type { ShareLabels } from "@/components/boats/detail/share-dialog";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";

const shareDialog = lazyPart(() =>
  import("@/components/boats/detail/share-dialog").then((module) => module.ShareDialog),
);

interface ShareButtonProps {
  labels: ShareLabels;
  /** Absolute. */
  url: string;
  name: string;
}

/** Opens the phone's share sheet where there is one, otherwise a dialog with links to mail and social networks. */
export function ShareButton({ labels, url, name }: ShareButtonProps) {
  const [open, setOpen] = useState(false);

  async function share() {
    const isPhone = window.matchMedia("(pointer: coarse)").matches;
    if (isPhone && navigator.share) {
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: "outline" })} max-sm:size-11 max-sm:rounded-full max-sm:px-0`}
        aria-haspopup="dialog"
        onClick={share}
      >
        <Icon name="share-2" />
        <span className="max-sm:sr-only">{labels.share}</span>
      </button>
      {open && <LazyDialog part={shareDialog} props={{ labels, url, name, onClose: () => setOpen(false) }} />}
    </>
  );
}
