"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useRef, useState } from "react";
import type { GalleryLabels, GalleryPicture, GalleryVideo } from "@/components/boats/gallery/gallery-content";
import { buttonClass } from "@/components/ui/button-class";
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

const BUTTON =
  "grid size-12 shrink-0 place-items-center rounded-full bg-white/15 text-white hover:bg-white/30 focus-visible:outline-white";
// At either end a button stays in place and keeps the focus: a disabled one would lose it, and the arrow keys with it.
const ARROW = `${BUTTON} absolute top-1/2 z-10 -translate-y-1/2 bg-ink/60 aria-disabled:opacity-30 md:size-14`;
const SWIPE_PIXELS = 40;

/** A video has arrow keys and swipes of its own. */
const isVideo = (target: EventTarget) => target instanceof HTMLVideoElement;

interface GalleryStripProps extends Pick<GalleryViewerProps, "pictures" | "video" | "labels"> {
  index: number;
  onChoose: (index: number) => void;
}

/** As a ref: React calls it when another button becomes the current one. */
function bringIntoView(button: HTMLButtonElement | null): void {
  button?.scrollIntoView?.({ block: "nearest", inline: "center" });
}

/** All pictures small, and the video: a tap shows one, and the one shown stays in view. */
function GalleryStrip({ pictures, video, labels, index, onChoose }: GalleryStripProps) {
  const button = (at: number) => ({
    ref: at === index ? bringIntoView : undefined,
    "aria-current": at === index ? ("true" as const) : undefined,
    onClick: () => onChoose(at),
    className:
      "block h-14 w-21 overflow-hidden rounded-lg opacity-60 hover:opacity-100 focus-visible:outline-white aria-[current]:opacity-100 aria-[current]:ring-2 aria-[current]:ring-white md:h-18 md:w-27",
  });
  return (
    <ul
      aria-label={labels.all}
      className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] [&>li]:shrink-0"
    >
      {pictures.map(({ src, srcset, alt }, at) => (
        <li key={src}>
          <button type="button" aria-label={`${at + 1}: ${alt}`} {...button(at)}>
            <img
              src={src}
              srcSet={srcset}
              sizes="108px"
              alt=""
              width={3}
              height={2}
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
      {video && (
        <li>
          <button type="button" aria-label={labels.video} {...button(pictures.length)}>
            <span className="grid size-full place-items-center bg-white/15">
              <Icon name="play" size={24} className="fill-current" />
            </span>
          </button>
        </li>
      )}
    </ul>
  );
}

/**
 * The pictures and then the video one by one over the whole screen: arrow keys, buttons, the strip and swipes, Escape
 * and back close. Whoever has seen enough finds name, price and the way to the form above them.
 */
export function GalleryViewer({ pictures, video, labels, start, onClose }: GalleryViewerProps) {
  const [index, setIndex] = useState(start);
  const touchStart = useRef(0);
  const focusBack = useFocusBack();
  useBackCloses(true, onClose);
  const last = pictures.length - (video ? 0 : 1);
  const step = (by: number) => setIndex((now) => Math.min(last, Math.max(0, now + by)));
  const forwardIn = (element: Element) => (isRightToLeft(element) ? -1 : 1);
  const picture = pictures[index];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusBack}
          className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)] text-white outline-none"
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
          <div className="flex items-center gap-x-4 p-3">
            <div className="min-w-0 grow ps-2">
              <Dialog.Title className="truncate font-semibold text-base text-white">
                {labels.title}
              </Dialog.Title>
              {labels.price && (
                <p className="tabular truncate text-sm text-white/80">
                  <bdi>{labels.price}</bdi>
                </p>
              )}
            </div>
            <button type="button" className={buttonClass()} onClick={onClose}>
              {labels.book}
            </button>
            <Dialog.Close className={BUTTON} aria-label={labels.close}>
              <Icon name="x" size={24} />
            </Dialog.Close>
          </div>
          <div className="relative grid min-h-0 grid-rows-[minmax(0,1fr)]">
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
            <button
              type="button"
              className={`${ARROW} start-2 md:start-5`}
              aria-label={labels.previous}
              aria-disabled={index === 0}
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" size={24} className="mirror-rtl" />
            </button>
            <button
              type="button"
              className={`${ARROW} end-2 md:end-5`}
              aria-label={labels.next}
              aria-disabled={index === last}
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" size={24} className="mirror-rtl" />
            </button>
          </div>
          <div className="grid min-w-0 justify-items-center gap-2 p-3">
            <p aria-live="polite" className="tabular text-center text-sm">
              {picture ? (
                <>
                  <bdi dir="ltr">
                    {index + 1} / {pictures.length}
                  </bdi>
                  <span className="sr-only"> {picture.alt}</span>
                </>
              ) : (
                labels.video
              )}
            </p>
            <div className="max-w-full">
              <GalleryStrip {...{ pictures, video, labels, index }} onChoose={setIndex} />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
