import type { CardPicture } from "@/components/boats/card/card-view";

interface CardPicturesProps {
  pictures: readonly CardPicture[];
  name: string;
  /** The one in view; null while only the first is in the page. */
  index: number | null;
  /** Fetched before everything else; other cards' pictures are fetched when scrolled near. */
  urgent: boolean;
}

/** The file of 800 pixels beside one of 400. */
export const largePicture = (src: string): string => src.replace(/-400(?=\.\w+$)/, "-800");

const addressOf = (picture: CardPicture): string => (typeof picture === "string" ? picture : picture.only);

/** Phones with one column of cards, laptops, and windows in which three fill a page of 1,392 pixels. */
const SIZES = "(max-width:640px) 95vw,(max-width:1439px) 400px,452px";

/** A card's pictures side by side. */
export function CardPictures({ pictures, name, index, urgent }: CardPicturesProps) {
  const shown = index === null ? pictures.slice(0, 1) : pictures;
  return (
    <>
      <div
        className="card-strip"
        style={index ? { transform: `translateX(calc(${-100 * index}% * var(--slide-from)))` } : undefined}
      >
        {shown.map((picture, at) => (
          <img
            key={addressOf(picture)}
            src={addressOf(picture)}
            srcSet={typeof picture === "string" ? `${picture} 400w,${largePicture(picture)} 800w` : undefined}
            sizes={typeof picture === "string" ? SIZES : undefined}
            alt={at === 0 ? name : ""}
            width={3}
            height={2}
            loading={urgent && at === 0 ? undefined : "lazy"}
            fetchPriority={urgent && at === 0 ? "high" : undefined}
          />
        ))}
      </div>
      {index !== null && (
        <div aria-hidden="true" className="card-dots">
          {pictures.map((picture, at) => (
            <i key={addressOf(picture)} className={at === index ? "on" : undefined} />
          ))}
        </div>
      )}
    </>
  );
}
