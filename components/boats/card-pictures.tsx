import type { CardLabels, CardView } from "@/components/boats/card-view";
import { unpackPicture } from "@/components/layout/picture-code";

interface CardPicturesProps {
  card: CardView;
  labels: CardLabels;
  sizes: string;
  /** first: fetched before everything else · later: when scrolled near. */
  loading: "first" | "later";
  index: number;
  /** Only then the further pictures exist: most visitors look at the first. */
  awake: boolean;
  onStep: (step: 1 | -1) => void;
}

/** No card is wider than that many device pixels can show. */
const MAX_WIDTH = 800;

export function CardPictures({ card, labels, sizes, loading, index, awake, onStep }: CardPicturesProps) {
  const { pictures, color } = card;
  const many = awake && pictures.length > 1;
  return (
    <>
      <div className="card-photo" style={{ backgroundColor: color }}>
        <div
          className="card-strip"
          style={
            index > 0 ? { transform: `translateX(calc(${-100 * index}% * var(--slide-from)))` } : undefined
          }
        >
          {(awake ? pictures : pictures.slice(0, 1)).map((code, position) => (
            <img
              key={code}
              {...unpackPicture(code, MAX_WIDTH)}
              sizes={sizes}
              alt={position === 0 ? card.name : `${card.name} ${position + 1}/${pictures.length}`}
              width={3}
              height={2}
              loading={loading === "later" || position > 0 ? "lazy" : undefined}
              fetchPriority={loading === "first" && position === 0 ? "high" : undefined}
            />
          ))}
        </div>
        {many && (
          <div aria-hidden className="card-dots">
            {pictures.map((code, position) => (
              <i key={code} className={position === index ? "on" : undefined} />
            ))}
          </div>
        )}
      </div>
      {many && index > 0 && (
        <button
          type="button"
          className="card-arrow icon icon-20 icon-chevron-left start-2"
          aria-label={labels.previous}
          onClick={() => onStep(-1)}
        />
      )}
      {many && index < pictures.length - 1 && (
        <button
          type="button"
          className="card-arrow icon icon-20 icon-chevron-right end-2"
          aria-label={labels.next}
          onClick={() => onStep(1)}
        />
      )}
    </>
  );
}
