import type { ReactNode } from "react";
import "@/components/home/home.css";

interface HeroProps {
  title: string;
  text: string;
  picture: {
    src: string;
    srcSet: string;
    phone?: string;
    width: number;
    height: number;
    color: string;
  } | null;
  alt: string;
  /** The search bar, on the picture's lower edge. */
  children: ReactNode;
}

/**
 * The bay over the whole width, its boats whole: on phones below the slogan, in wide windows beside it. Low enough on
 * laptops for the first prices. Arabic begins at the right, where the boats are: there the bay is mirrored.
 */
export function Hero({ title, text, picture, alt, children }: HeroProps) {
  return (
    <div>
      <div className="hero">
        <div className="hero-photo" style={{ backgroundColor: picture?.color }}>
          {picture && (
            <picture>
              {picture.phone && (
                <source media="(max-width: 480px)" srcSet={`${picture.phone} 840w`} sizes="100vw" />
              )}
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="100vw"
                alt={alt}
                width={picture.width}
                height={picture.height}
                fetchPriority="high"
              />
            </picture>
          )}
        </div>
        <div className="container-page hero-text">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      <div className="container-page relative z-30 -mt-18">{children}</div>
    </div>
  );
}
