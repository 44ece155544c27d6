"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useRef, useState } from "react";
import type { GalleryLabels } from "@/components/boats/boat-gallery";
import { unpackPicture } from "@/components/layout/picture-code";
import { isRightToLeft } from "@/components/ui/is-right-to-left";

export interface GalleryViewerProps {
  pictures: readonly { code: string; alt: string }[];
  labels: GalleryLabels;
  start: number;
  onClose: () => void;
}

const BUTTON =
  "grid size-12 place-items-center rounded-full bg-white/15 text-white hover:bg-white/30 disabled:opacity-30 focus-visible:outline-white";
const SWIPE_PIXELS = 40;

/** The pictures one by one over the whole screen: arrow keys, buttons and swipes, Escape closes. */
export function GalleryViewer({ pictures, labels, start, onClose }: GalleryViewerProps) {
  const [index, setIndex] = useState(start);
  const touchStart = useRef(0);
  const step = (by: number) => setIndex((now) => Math.min(pictures.length - 1, Math.max(0, now + by)));
  const forwardIn = (element: Element) => (isRightToLeft(element) ? -1 : 1);
  const picture = pictures[index];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] text-white outline-none"
          onKeyDown={(event) => {
            const forward = forwardIn(event.currentTarget);
            if (event.key === "ArrowRight") step(forward);
            if (event.key === "ArrowLeft") step(-forward);
          }}
          onTouchStart={(event) => {
            touchStart.current = event.touches[0]?.clientX ?? 0;
          }}
          onTouchEnd={(event) => {
            const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
            if (Math.abs(moved) >= SWIPE_PIXELS)
              step(moved < 0 ? forwardIn(event.currentTarget) : -forwardIn(event.currentTarget));
          }}
        >
          <div className="flex items-center justify-between p-3">
            <Dialog.Title className="ps-2 font-semibold text-base text-white">{labels.title}</Dialog.Title>
            <Dialog.Close className={BUTTON} aria-label={labels.close}>
              <X aria-hidden size={24} />
            </Dialog.Close>
          </div>
          {picture && (
            <img
              key={picture.code}
              {...unpackPicture(picture.code)}
              sizes="100vw"
              alt={picture.alt}
              width={1200}
              height={800}
              className="h-full min-h-0 w-full animate-appear object-contain"
            />
          )}
          <div className="flex items-center justify-center gap-6 p-4">
            <button
              type="button"
              className={BUTTON}
              aria-label={labels.previous}
              disabled={index === 0}
              onClick={() => step(-1)}
            >
              <ChevronLeft aria-hidden size={24} className="mirror-rtl" />
            </button>
            <p aria-live="polite" className="tabular min-w-16 text-center">
              <bdi dir="ltr">
                {index + 1} / {pictures.length}
              </bdi>
            </p>
            <button
              type="button"
              className={BUTTON}
              aria-label={labels.next}
              disabled={index === pictures.length - 1}
              onClick={() => step(1)}
            >
              <ChevronRight aria-hidden size={24} className="mirror-rtl" />
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
