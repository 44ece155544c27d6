"use client";

import Link from "next/link";
import { Photo, type PhotoPicture } from "@/components/ui/photo";

export interface PictureTile {
  id: number;
  title: string;
  text: string;
  picture: PhotoPicture | null;
  /** Absent while the page behind it is not there. */
  href?: string;
}

const SIZES = "(max-width:770px) 46vw, (max-width:1279px) 31vw, 400px";

/** Pictures with a name: boat classes, places, organizations. A client component to travel once, not twice. */
export function PictureTiles({ tiles }: { tiles: readonly PictureTile[] }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-5 ${tiles.length % 4 === 0 ? "xl:grid-cols-4" : ""}`}
    >
      {tiles.map(({ id, title, text, picture, href }) => (
        <li key={id} className="group relative">
          <div className="aspect-3/2 overflow-hidden rounded-card bg-line">
            {picture && (
              <Photo
                picture={picture}
                sizes={SIZES}
                decorative
                className="h-full w-full transition-transform group-hover:scale-[1.03]"
              />
            )}
          </div>
          <h3 className="mt-2.5 font-semibold text-base leading-snug md:text-lg">
            {href ? (
              <Link
                href={href}
                prefetch={false}
                className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-sea"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {text && <p className="line-clamp-2 text-muted text-sm">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
