import { joinClasses } from "@/components/ui/join-classes";

export interface PhotoPicture {
  src: string;
  srcset: string;
  width: number;
  height: number;
  color: string;
  alt: string;
}

interface PhotoProps {
  picture: PhotoPicture;
  /** Its width on screen, for the browser's choice among the sizes. */
  sizes: string;
  className?: string;
  /** The picture that a visitor waits for. */
  priority?: boolean;
  /** True where a text beside it says the same. */
  decorative?: boolean;
}

/** A picture in several widths; its space and colour are there before it. */
export function Photo({ picture, sizes, className, priority = false, decorative = false }: PhotoProps) {
  const { src, srcset, width, height, color, alt } = picture;
  return (
    <img
      src={src}
      srcSet={srcset}
      sizes={sizes}
      alt={decorative ? "" : alt}
      width={width}
      height={height}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      className={joinClasses("object-cover", className)}
      style={{ backgroundColor: color }}
    />
  );
}
