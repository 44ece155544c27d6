/** Shows "working" visually only; the surrounding element carries `aria-busy`. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <i aria-hidden className="spinner" style={{ width: size, height: size }} />;
}
