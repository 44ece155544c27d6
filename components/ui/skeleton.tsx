/** A grey stand-in of the shape to come; the caller gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-field bg-line ${className}`} />;
}
