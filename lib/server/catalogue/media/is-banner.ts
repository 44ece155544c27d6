const BANNER_RATIO = 2;

/** Whether a picture is so wide that it keeps its ratio, with a cropped version for phones. */
export function isBanner({ width, height }: { width: number; height: number }): boolean {
  return width / height > BANNER_RATIO;
}
