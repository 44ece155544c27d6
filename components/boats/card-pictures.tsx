import { ChevronLeft, ChevronRight } from "lucide-react";
import type { CardLabels, CardView } from "@/components/boats/card-view";
import { unpackPicture } from "@/components/boats/picture-code";

interface CardPicturesProps {
  card: CardView;
  labels: CardLabels;
  sizes: string;
  /** first: fetched before everything else · row: at once · later: when scrolled near. */
  loading: "first" | "row" | "later";
  index: number;
  /** Only then the further pictures exist: most visitors look at the first. */
  awake: boolean;
  onStep: (step: 1 | -1) => void;
}

const ARROW =
  "absolute top-1/3 z-20 hidden size-9 place-items-center rounded-full bg-white/95 text-navy shadow-card " +
  "hover:bg-white focus-visible:grid [@media(hover:hover)]:group-hover:grid";

export function CardPictures({ card, labels, sizes, loading, index, awake, onStep }: CardPicturesProps) {
  const { pictures, color } = card;
  const many = pictures.length > 1;
  return (
    <>
      <div className="relative aspect-3/2 overflow-hidden rounded-t-card" style={{ backgroundColor: color }}>
        <div
          className="flex h-full transition-transform"
          style={{ transform: `translateX(calc(${-100 * index}% * var(--slide-from)))` }}
        >
          {(awake ? pictures : pictures.slice(0, 1)).map((code, position) => (
            <img
              key={code}
              {...unpackPicture(code)}
              sizes={sizes}
              alt={position === 0 ? card.alt : `${card.name} ${position + 1}/${pictures.length}`}
              width={1200}
              height={800}
              loading={loading === "later" || position > 0 ? "lazy" : undefined}
              fetchPriority={loading === "first" && position === 0 ? "high" : undefined}
              className="h-full w-full shrink-0 object-cover"
            />
          ))}
        </div>
        {many && (
          <div aria-hidden className="absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5">
            {pictures.map((code, position) => (
              <i
                key={code}
                className={`size-1.5 rounded-full shadow ${position === index ? "bg-white" : "bg-white/60"}`}
              />
            ))}
          </div>
        )}
      </div>
      {many && awake && (
        <>
          {index > 0 && (
            <button
              type="button"
              className={`${ARROW} start-2`}
              aria-label={labels.previous}
              onClick={() => onStep(-1)}
            >
              <ChevronLeft aria-hidden size={20} className="mirror-rtl" />
            </button>
          )}
          {index < pictures.length - 1 && (
            <button
              type="button"
              className={`${ARROW} end-2`}
              aria-label={labels.next}
              onClick={() => onStep(1)}
            >
              <ChevronRight aria-hidden size={20} className="mirror-rtl" />
            </button>
          )}
        </>
      )}
    </>
  );
}
