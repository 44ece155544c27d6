"use client";

import { type ReactNode, useState, ViewTransition } from "react";
import { OPENED_CLASS, openedCard, openedName } from "@/components/boats/card/opened-card";
import {
  cellOf,
  type GalleryLabels,
  type GalleryPicture,
  type GalleryVideo,
  mosaicOf,
} from "@/components/boats/gallery/gallery-content";
import { Icon } from "@/components/ui/icon/icon";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";

const galleryViewer = lazyPart(() =>
  import("@/components/boats/gallery/gallery-viewer").then((module) => module.GalleryViewer),
);

interface BoatGalleryProps {
  boatId: number;
  pictures: readonly (GalleryPicture & { color: string })[];
  video: GalleryVideo | null;
  labels: GalleryLabels;
}

/** As in `Photo`: the first picture is one fixed file on phones and tablets. */
const ONE_FILE = "(max-width: 1023px)";

/**
 * One large picture and others beside it, as many as there are; on phones a strip to swipe. Any of them opens the full
 * screen, where the video follows the pictures; nothing of it is fetched until it is played.
 */
export function BoatGallery({ boatId, pictures, video, labels }: BoatGalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [strip, setStrip] = useState(0);
  const mosaic = mosaicOf(pictures.length);

  return (
    <div className="relative -mx-[16px] md:mx-0">
      <ul
        className={`flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:grid md:gap-2 md:overflow-hidden md:rounded-card ${mosaic.grid}`}
        onScroll={({ currentTarget: list }) =>
          setStrip(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)))
        }
      >
        {pictures.map(({ src, srcset, alt, color }, index) => (
          <li
            key={src}
            className={`min-w-0 shrink-0 basis-full snap-center md:min-h-0 md:basis-auto ${cellOf(mosaic, index).cell}`}
          >
            <FromCard boatId={index === 0 ? boatId : null}>
              <button
                type="button"
                aria-label={labels.enlarge.replace("{alt}", () => alt)}
                className="block h-full w-full -outline-offset-4"
                onClick={() => setShown(index)}
              >
                <picture className="contents">
                  {index === 0 && (
                    <source media={ONE_FILE} srcSet={`${src} 800w`} sizes={cellOf(mosaic, index).sizes} />
                  )}
                  <img
                    src={src}
                    srcSet={srcset}
                    sizes={cellOf(mosaic, index).sizes}
                    alt={alt}
                    width={1200}
                    height={800}
                    loading={index === 0 ? undefined : "lazy"}
                    fetchPriority={index === 0 ? "high" : undefined}
                    className="aspect-3/2 h-full w-full object-cover md:aspect-auto"
                    style={{ backgroundColor: color }}
                  />
                </picture>
              </button>
            </FromCard>
          </li>
        ))}
      </ul>
      <p className="tabular absolute end-3 bottom-3 rounded-full bg-ink/75 px-3 py-1 text-sm text-white md:hidden">
        <bdi dir="ltr">
          {strip + 1} / {pictures.length}
        </bdi>
      </p>
      {video && (
        <a
          href={video.src}
          className="absolute start-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4 font-semibold text-navy text-sm shadow-card hover:bg-sea-soft md:start-4 md:bottom-4 md:rounded-field"
          onClick={(event) => {
            event.preventDefault();
            setShown(pictures.length);
          }}
        >
          <Icon name="play" size={18} className="fill-current" />
          {labels.video}
          <span className="sr-only">{`: ${video.title}`}</span>
        </a>
      )}
      <button
        type="button"
        className="absolute end-4 bottom-4 hidden min-h-11 items-center gap-2 rounded-field bg-white px-4 font-semibold text-navy text-sm shadow-card hover:bg-sea-soft md:inline-flex"
        onClick={() => setShown(0)}
      >
        <Icon name="images" />
        {labels.openAll}
      </button>
      {shown !== null && (
        <LazyDialog
          part={galleryViewer}
          props={{ pictures, video, labels, start: shown, onClose: () => setShown(null) }}
        />
      )}
    </div>
  );
}

/** What grows out of the card that was pressed; on a page that was opened in another way nothing does. */
function FromCard({ boatId, children }: { boatId: number | null; children: ReactNode }) {
  const [isOpened] = useState(() => boatId !== null && openedCard.boatId === boatId);
  if (boatId === null || !isOpened) return children;
  return (
    <ViewTransition name={openedName(boatId)} share={OPENED_CLASS} default="none">
      {children}
    </ViewTransition>
  );
}
