import { joinClasses } from "@/components/ui/join-classes";

const VARIANTS = {
  /** The one primary action of a view. */
  primary: "bg-coral text-white hover:bg-coral-dark",
  secondary: "bg-sea text-white hover:bg-sea-dark",
  outline: "border border-field bg-white text-navy hover:border-sea hover:bg-sea-soft",
  ghost: "text-navy hover:bg-sea-soft",
  danger: "border border-danger bg-white text-danger hover:bg-danger-soft",
} as const;

const SIZES = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-11 px-5 text-base",
  large: "min-h-13 px-7 text-lg",
  icon: "size-11",
} as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Takes the whole line. */
  wide?: boolean;
}

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-field font-semibold leading-tight transition-colors " +
  "disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60";

/** The look of a button, for links that are one too. */
export function buttonClass({ variant = "primary", size = "medium", wide = false }: ButtonLook = {}): string {
  return joinClasses(BASE, VARIANTS[variant], SIZES[size], wide && "w-full");
}
