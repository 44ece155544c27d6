"use client";

import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";

export interface CoastFigureProps {
  /** The address of the picture, and its size in pixels. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** `x` and `y` are where the pin stands on the picture, as CSS lengths. */
  places: readonly { name: string; href: string; count: string; x: string; y: string }[];
  /** Where the links lead to searches. */
  nofollow: boolean;
  /** The sources of the picture. */
  children: ReactNode;
}

/** Made in the browser's own components of texts and numbers: elements made on the server would travel twice. */
export function CoastFigure({ src, alt, width, height, places, nofollow, children }: CoastFigureProps) {
  return (
    <figure className="grid gap-3">
      {/* A map runs from west to east in every language. */}
      <div dir="ltr" className="relative overflow-hidden rounded-card border border-line">
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full bg-sea-soft"
        />
        <div aria-hidden className="coast-pins">
          {places.map(({ href, x, y }) => (
            <i key={href} style={{ insetInlineStart: x, top: y }} />
          ))}
        </div>
      </div>
      <ol className="coast-places grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {places.map(({ name, href, count }) => (
          <li key={href}>
            <SiteLink href={href} rel={nofollow ? "nofollow" : undefined}>
              {name}
            </SiteLink>
            <small>{count}</small>
          </li>
        ))}
      </ol>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
