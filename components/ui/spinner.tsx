import { LoaderCircle } from "lucide-react";

/** Says "working" to the eye only; the surrounding element carries `aria-busy`. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden className="animate-spin" size={size} />;
}
