"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useRef, useState } from "react";
import type { GalleryLabels, GalleryPicture, GalleryVideo } from "@/components/boats/gallery/gallery-content";
import { Icon } from "@/components/ui/icon/icon";
import { isRightToLeft } from "@/components/ui/is-right-to-left";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { useFocusBack } from "@/components/ui/overlay/use-focus-back";

export interface GalleryViewerProps {
  pictures: readonly GalleryPicture[];
  video: GalleryVideo | null;
  labels: GalleryLabels;
  start: number;
  onClose: () => void;
}

interface GalleryVideoSlideProps {
  video: GalleryVideo;
  cover: string | undefined;
}

/** Plays on request, with a text description. Videos have no sound, so they need no captions. */
function GalleryVideoSlide({ video, cover }: GalleryVideoSlideProps) {
  const { src, width, height, poster, title, description } = video;
  return (
    <figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] justify-items-center gap-3">
      <video
        controls
        muted
        playsInline
        preload="none"
        src={src}
        poster={poster ?? cover}
        width={width}
        height={height}
        aria-label={title}
        className="size-auto max-h-full min-h-0 max-w-full animate-appear self-center md:rounded-card"
      />
      <figcaption className="max-w-prose px-4 text-center text-sm">
        <span className="block font-semibold">{title}</span>
        {description}
      </figcaption>
    </figure>
  );
}

// At either end a button stays in place and keeps the focus: a disabled one would lose it, and the arrow keys with it.
const BUTTON =
  "grid size-12 place-items-center rounded-full bg-white/15 text-white hover:bg-white/30 aria-disabled:opacity-30 focus-visible:outline-white";
const SWIPE_PIXELS = 40;

/** A video has arrow keys and swipes of its own. */
const isVideo = (target: EventTarget) => target instanceof HTMLVideoElement;

/**
 * The pictures and then the video one by one over the whole screen: arrow keys, buttons and swipes, Escape and back
 * close.
 */
export function GalleryViewer({ pictures, video, labels, start, onClose }: GalleryViewerProps) {
  const [index, setIndex] = useState(start);
  const touchStart = useRef(0);
  const focusBack = useFocusBack();
  useBackCloses(true, onClose);
  const count = pictures.length + (video ? 1 : 0);
  const step = (by: number) => setIndex((now) => Math.min(count - 1, Math.max(0, now + by)));
  const forwardIn = (element: Element) => (isRightToLeft(element) ? -1 : 1);
  const picture = pictures[index];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusBack}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] text-white outline-none"
          onKeyDown={(event) => {
            if (isVideo(event.target)) return;
            const forward = forwardIn(event.currentTarget);
            if (event.key === "ArrowRight") step(forward);
            if (event.key === "ArrowLeft") step(-forward);
          }}
          onTouchStart={(event) => {
            touchStart.current = event.touches[0]?.clientX ?? 0;
          }}
          onTouchEnd={(event) => {
            if (isVideo(event.target)) return;
            const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
            if (Math.abs(moved) >= SWIPE_PIXELS)
              step(moved < 0 ? forwardIn(event.currentTarget) : -forwardIn(event.currentTarget));
          }}
        >
          <div className="flex items-center justify-between p-3">
            <Dialog.Title className="ps-2 font-semibold text-base text-white">{labels.title}</Dialog.Title>
            <Dialog.Close className={BUTTON} aria-label={labels.close}>
              <Icon name="x" size={24} />
            </Dialog.Close>
          </div>
          {picture && (
            <img
              key={picture.src}
              src={picture.src}
              srcSet={picture.srcset}
              sizes="100vw"
              alt={picture.alt}
              width={1200}
              height={800}
              className="h-full min-h-0 w-full animate-appear object-contain"
            />
          )}
          {!picture && video && <GalleryVideoSlide video={video} cover={pictures[0]?.src} />}
          <div className="flex items-center justify-center gap-6 p-4">
            <button
              type="button"
              className={BUTTON}
              aria-label={labels.previous}
              aria-disabled={index === 0}
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" size={24} className="mirror-rtl" />
            </button>
            <p aria-live="polite" className="tabular min-w-16 text-center">
              <bdi dir="ltr">
                {index + 1} / {count}
              </bdi>
            </p>
            <button
              type="button"
              className={BUTTON}
              aria-label={labels.next}
              aria-disabled={index === count - 1}
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" size={24} className="mirror-rtl" />
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
