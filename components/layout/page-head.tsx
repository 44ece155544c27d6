import type { ReactNode } from "react";
import { Photo, type PhotoPicture } from "@/components/ui/photo";

/** Only a part of it is seen: its shape does not matter. */
export type HeadPicture = Omit<PhotoPicture, "width" | "height">;

interface PageHeadProps {
  picture?: HeadPicture | null;
  /** What decides, in a few words each. */
  facts?: readonly string[];
  /** Breadcrumbs, `h1`, introduction. */
  children: ReactNode;
}

/**
 * The head of a page: the picture of what it names, above the text on phones and beside it in wide windows, never
 * under it. Pages of text alone have no picture and no band.
 */
export function PageHead({ picture, facts = [], children }: PageHeadProps) {
  return (
    <div className={picture ? "page-head page-head-pictured" : "page-head"}>
      {picture && (
        <div className="page-head-photo" style={{ backgroundColor: picture.color }}>
          <Photo picture={{ ...picture, width: 3, height: 2 }} sizes="46vw" priority />
        </div>
      )}
      <div className="container-page page-head-text">
        {children}
        {facts.length > 0 && (
          <ul className="page-facts">
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
