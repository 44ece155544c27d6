import { CLIENT_ENV } from "@/lib/config/env.client";

/** What the contract says of a picture, as far as an `<img>` needs it. */
interface PictureSource {
  src: string;
  srcset: string;
}

const FOLDER = `${CLIENT_ENV.mediaUrl}/media/`;
const FILE = /^(.*)-(\d+)\.webp$/;
const USUAL_WIDTHS = "400,800,1200";
/** What a card can use. */
const SMALL_WIDTHS = "400,800";
const FALLBACK_WIDTH = "800";

/**
 * A picture in as few bytes as possible, `boat-00-gulet-hero-f5bc45bc` or `…|800,1200` where its widths are
 * unusual: a list holds dozens, and what a client component receives stands in the page twice. An address
 * that is not one of our files stays as it is. `small` says that only the small widths will be asked for.
 */
export function packPicture({ src, srcset }: PictureSource, small = false): string {
  const base = FILE.exec(src)?.[1];
  const files = srcset.split(", ").map((one) => FILE.exec(one.split(" ")[0] ?? ""));
  if (!base?.startsWith(FOLDER) || files.some((file) => file?.[1] !== base)) return src;
  const widths = files.map((file) => file?.[2]).join(",");
  const name = base.slice(FOLDER.length);
  const usual = small ? widths.startsWith(SMALL_WIDTHS) : widths === USUAL_WIDTHS;
  return usual ? name : `${name}|${widths}`;
}

/** The same picture as attributes of an `<img>`, in widths up to `maxWidth`. */
export function unpackPicture(code: string, maxWidth = 2400): { src: string; srcSet?: string } {
  if (code.includes("/")) return { src: code };
  const [name, widths = USUAL_WIDTHS] = code.split("|");
  const all = widths.split(",").filter((width) => Number(width) <= maxWidth);
  const fallback = all.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : all.at(-1);
  return {
    src: `${FOLDER}${name}-${fallback}.webp`,
    srcSet: all.map((width) => `${FOLDER}${name}-${width}.webp ${width}w`).join(", "),
  };
}
