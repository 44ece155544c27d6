"use client";

import { Icon } from "@/components/ui/icon/icon";

interface StarScoreProps {
  name: string;
  legend: string;
  /** 0 = not chosen yet. */
  value: number;
  onChange: (score: number) => void;
  /** What each star means, from one to five. */
  labels: readonly string[];
  error?: string | null;
}

/** A score from one to five as a radio group: arrow keys choose, each star has its label. */
export function StarScore({ name, legend, value, onChange, labels, error }: StarScoreProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="font-semibold text-sm">{legend}</legend>
      <div className="-ms-2 inline-flex">
        {labels.map((label, index) => (
          <label
            key={label}
            className={`grid size-11 cursor-pointer place-items-center rounded-field hover:text-sea-dark has-focus-visible:outline-3 has-focus-visible:outline-sea ${
              index < value ? "text-sea" : "text-field"
            }`}
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Icon name="star" size={28} className={index < value ? "fill-current" : undefined} />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="field-error">
        {error && (
          <>
            <Icon name="circle-alert" className="self-start" />
            <span>{error}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
