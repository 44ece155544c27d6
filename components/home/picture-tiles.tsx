import { SiteLink } from "@/components/ui/site-link";
import "@/components/home/home.css";

export interface PictureTile {
  id: number;
  title: string;
  text: string;
  picture: { src: string; srcset?: string; color?: string } | null;
  /** Absent while the page behind it is not there. */
  href?: string;
}

const SIZES = {
  some: "(max-width:770px) 46vw, (max-width:1279px) 31vw, (max-width:1439px) 400px, 452px",
  four: "(max-width:770px) 46vw, (max-width:1279px) 31vw, 330px",
  row: "(max-width:770px) 46vw, (max-width:1023px) 31vw, 216px",
} as const;

/** The columns of wide windows. */
const COLUMNS = { some: "", four: "xl:grid-cols-4", row: "lg:grid-cols-6" } as const;

interface PictureTilesProps {
  tiles: readonly PictureTile[];
  /** All in one row, where there is room for them. */
  inRow?: boolean;
}

/** Pictures with a name: boat classes, places, organizations. */
export function PictureTiles({ tiles, inRow = false }: PictureTilesProps) {
  const columns = inRow && tiles.length === 6 ? "row" : tiles.length % 4 === 0 ? "four" : "some";
  return (
    <ul className={`grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-5 ${COLUMNS[columns]}`}>
      {tiles.map(({ id, title, text, picture, href }) => (
        <li key={id} className="tile">
          <div className="tile-photo">
            {picture && (
              <img
                src={picture.src}
                srcSet={picture.srcset}
                sizes={picture.srcset && SIZES[columns]}
                alt=""
                width={3}
                height={2}
                loading="lazy"
                style={{ backgroundColor: picture.color }}
              />
            )}
          </div>
          <h3>
            {href ? (
              <SiteLink href={href} className="cover-link">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
