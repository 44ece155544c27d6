/** What the contract says of a picture, as far as an `<img>` needs it. */
interface PictureSource {
  src: string;
  srcset: string;
}

const FILE = /^(.*)-(\d+)(\.\w+)$/;

/**
 * A picture in as few bytes as possible: `base|400,800,1200|.webp`. A list holds dozens, and what a client
 * component receives stands in the page twice.
 */
export function packPicture({ src, srcset }: PictureSource): string {
  const base = FILE.exec(src)?.[1];
  const candidates = srcset.split(", ").map((one) => FILE.exec(one.split(" ")[0] ?? ""));
  if (!base || candidates.some((file) => file?.[1] !== base)) return src;
  return `${base}|${candidates.map((file) => file?.[2]).join(",")}|${candidates[0]?.[3]}`;
}

/** The same picture as attributes of an `<img>`. */
export function unpackPicture(code: string): { src: string; srcSet?: string } {
  const [base, widths, ending] = code.split("|");
  if (!base || !widths) return { src: code };
  const all = widths.split(",");
  const fallback = all.includes("800") ? "800" : all.at(-1);
  return {
    src: `${base}-${fallback}${ending}`,
    srcSet: all.map((width) => `${base}-${width}${ending} ${width}w`).join(", "),
  };
}
