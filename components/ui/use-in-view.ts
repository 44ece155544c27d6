import { type RefObject, useEffect, useRef } from "react";

/** Calls once when the element comes this near to the viewport: lazy parts load then. */
export function useInView<Place extends HTMLElement>(
  onNear: () => void,
  nearPixels = 200,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const call = useRef(onNear);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        call.current();
      },
      { rootMargin: `${nearPixels}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [nearPixels]);
  return place;
}
