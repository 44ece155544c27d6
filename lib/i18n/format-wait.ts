import { INTL_TAGS } from "./intl-tag";
import type { Locale } from "./locales";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait, rounded up to what people count in: `40 seconds`, `34 minutes`, from 90 minutes on `2 hours`. */
export function formatWait(seconds: number, locale: Locale): string {
  const [unit, size] =
    seconds < MINUTE
      ? (["second", 1] as const)
      : seconds < 1.5 * HOUR
        ? (["minute", MINUTE] as const)
        : (["hour", HOUR] as const);
  return new Intl.NumberFormat(INTL_TAGS[locale], { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.ceil(seconds / size)),
  );
}
