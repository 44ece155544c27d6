import type { ReactNode } from "react";

export interface HeadPicture {
  src: string;
  /** Absent where one drawing serves every width. */
  srcset?: string;
  color?: string;
  alt: string;
  /** Which part stays when it is cut to a band. */
  position?: string;
}

interface PageHeadProps {
  picture?: HeadPicture | null;
  /** What decides, in a few words each. */
  facts?: readonly string[];
  /** Breadcrumbs, `h1`, introduction. */
  children: ReactNode;
}

const SIZES = "(max-width:770px) and (min-resolution:1.5x) 66vw, (max-width:1023px) 100vw, 46vw";

/**
 * The head of a page: the picture of what it names, above the text on phones and beside it in wide windows, never
 * under it. Pages of text alone have no picture and no band.
 */
export function PageHead({ picture, facts = [], children }: PageHeadProps) {
  return (
    <div className={picture ? "page-head page-head-pictured" : "page-head"}>
      {picture && (
        <div className="page-head-photo" style={{ backgroundColor: picture.color }}>
          {/* For an image outside of `picture` React prints a preload, before the phone knows how wide its window is. */}
          <picture>
            <img
              src={picture.src}
              srcSet={picture.srcset}
              sizes={picture.srcset && SIZES}
              alt={picture.alt}
              width={3}
              height={2}
              style={{ objectPosition: picture.position }}
              fetchPriority="high"
            />
          </picture>
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
