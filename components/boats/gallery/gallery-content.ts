export interface GalleryLabels {
  openAll: string;
  /** Heads the full screen: the boat's name. */
  title: string;
  /** Of the strip of small pictures. */
  all: string;
  close: string;
  previous: string;
  next: string;
  /** `Enlarge picture: {alt}`, what is to be seen not yet filled in. */
  enlarge: string;
  video: string;
  /** `from ₺8.500,00 / hour`; null while the boat has no price. */
  price: string | null;
  /** The way back to the booking form. */
  book: string;
}

export interface GalleryVideo {
  src: string;
  width: number;
  height: number;
  /** The poster image; null = the first picture of the boat. */
  poster: string | null;
  title: string;
  /** What is to be seen. */
  description: string;
}

export interface GalleryPicture {
  src: string;
  srcset: string;
  alt: string;
}

interface MosaicCell {
  /** Classes of its place in the grid. */
  cell: string;
  /** Its width on screen. */
  sizes: string;
}

interface Mosaic {
  /** Classes of the grid: columns, rows and shape. */
  grid: string;
  cells: readonly MosaicCell[];
}

/**
 * On phones a picture is as wide as the window; sharp screens get the file of two thirds of that, which nobody can
 * tell from the larger one at that size.
 */
const PHONE = "(max-width:770px) and (min-resolution:1.5x) 66vw, (max-width:770px) 100vw";
const sizes = (share: number, widest: number) =>
  `${PHONE}, (max-width:1440px) ${Math.ceil(share * 100)}vw, ${widest}px`;

const HALF = sizes(1 / 2, 692);
const TWO_THIRDS = sizes(2 / 3, 926);
const LARGE = "md:row-span-2";

/** Every shape keeps pictures of 3:2 nearly whole: none is cut to less than 16:9, which would be a slit of a cabin. */
const ONE: Mosaic = {
  grid: "md:aspect-video md:max-h-150 md:grid-cols-1",
  cells: [{ cell: "", sizes: sizes(1, 1392) }],
};
const TWO: Mosaic = {
  grid: "md:aspect-3/1 md:grid-cols-2",
  cells: Array.from({ length: 2 }, () => ({ cell: "", sizes: HALF })),
};
const THREE: Mosaic = {
  grid: "md:aspect-5/2 md:grid-cols-3 md:grid-rows-2 low:aspect-8/3",
  cells: [
    { cell: `${LARGE} md:col-span-2`, sizes: TWO_THIRDS },
    ...Array.from({ length: 2 }, () => ({ cell: "", sizes: sizes(1 / 3, 460) })),
  ],
};
const FIVE: Mosaic = {
  grid: "md:aspect-14/5 md:grid-cols-4 md:grid-rows-2 low:aspect-3/1",
  cells: [
    { cell: `${LARGE} md:col-span-2`, sizes: HALF },
    ...Array.from({ length: 4 }, () => ({ cell: "", sizes: sizes(1 / 4, 342) })),
  ],
};

/** How so many pictures stand beside each other. Of four the last is behind the button: its cell would be a slit. */
export function mosaicOf(count: number): Mosaic {
  if (count >= 5) return FIVE;
  if (count >= 3) return THREE;
  return count === 2 ? TWO : ONE;
}

/** The cell of a picture of the mosaic; phones show the others too, in their strip. */
export function cellOf({ cells }: Mosaic, index: number): MosaicCell {
  return cells[index] ?? { cell: "md:hidden", sizes: PHONE };
}
