import { Star } from "lucide-react";
import { RATING_STEPS } from "@/lib/contracts/vehicles";

interface RatingOptionsProps {
  legend: string;
  anyLabel: string;
  labels: Readonly<Record<number, string>>;
  value: number | undefined;
}

const DESCENDING = [...RATING_STEPS].reverse();

/** The rating filter: one of several, so a radio group (spec.md § 9: 1, 2, 3, 4, 4.5 and above). */
export function RatingOptions({ legend, anyLabel, labels, value }: RatingOptionsProps) {
  const row = "flex min-h-9 items-center gap-3 text-sm";
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-navy">{legend}</legend>
      <label className={row}>
        <input type="radio" name="rating" value="" defaultChecked={!value} className="size-5 accent-sea" />
        {anyLabel}
      </label>
      {DESCENDING.map((step) => (
        <label key={step} className={row}>
          <input
            type="radio"
            name="rating"
            value={step}
            defaultChecked={value === step}
            className="size-5 accent-sea"
          />
          <span className="inline-flex items-center gap-1.5">
            <Star aria-hidden size={16} className="fill-sea text-sea" />
            {labels[step]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
