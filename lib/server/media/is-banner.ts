const BANNER_RATIO = 2;

/** Whether a picture is so wide that it keeps its shape, and phones get a cut of it. */
export function isBanner({ width, height }: { width: number; height: number }): boolean {
  return width / height > BANNER_RATIO;
}
