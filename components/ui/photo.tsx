import { joinClasses } from "@/components/ui/join-classes";

export interface PhotoPicture {
  src: string;
  /** Absent where one drawing serves every width. */
  srcset?: string;
  width: number;
  height: number;
  color?: string;
  alt: string;
  /** Which part stays when it is cut to a band. */
  position?: string;
}

interface PhotoProps {
  picture: PhotoPicture;
  /** Its width on screen, for the browser's choice among the sizes. */
  sizes: string;
  className?: string;
  /** The picture that a visitor waits for. */
  priority?: boolean;
  /** True where a text beside it has the same content. */
  decorative?: boolean;
}

/** Windows in which the picture that a visitor waits for is one fixed file: `src`, 800 px wide. */
const ONE_FILE = "(max-width: 1023px)";

/**
 * A picture in several widths; its space and colour are there before it. With `priority`, phones and tablets get
 * one file: browsers begin with it before they know how wide the window is, and would fetch a second one.
 */
export function Photo({ picture, sizes, className, priority = false, decorative = false }: PhotoProps) {
  const { src, srcset, width, height, color, alt, position } = picture;
  const image = (
    <img
      src={src}
      srcSet={srcset}
      sizes={srcset && sizes}
      alt={decorative ? "" : alt}
      width={width}
      height={height}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      className={joinClasses("object-cover", className)}
      style={{ backgroundColor: color, objectPosition: position }}
    />
  );
  if (!priority || !srcset) return image;
  return (
    <picture className="contents">
      <source media={ONE_FILE} srcSet={`${src} 800w`} sizes={sizes} />
      {image}
    </picture>
  );
}
