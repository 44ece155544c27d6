/** The styles are in `controls.css`. `primary` is the one primary action of a view. */
type Variant = "primary" | "secondary" | "outline" | "ghost" | "danger";
type Size = "small" | "medium" | "large" | "icon";

export interface ButtonLook {
  variant?: Variant;
  size?: Size;
  /** Takes the whole line. */
  wide?: boolean;
}

/** The look of a button, for links that are one too. */
export function buttonClass({ variant = "primary", size = "medium", wide = false }: ButtonLook = {}): string {
  return `btn btn-${variant} btn-${size}${wide ? " btn-wide" : ""}`;
}
