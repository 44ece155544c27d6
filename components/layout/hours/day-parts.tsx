"use client";

import { type ReactNode, useState } from "react";
import { useBrowserValue } from "@/lib/client/use-browser-value";

export interface PartChoice {
  value: string;
  label: string;
  /** The hours that it means. */
  hours?: string;
  /** Why it cannot be chosen. */
  off?: string | null;
}

interface DayPartsProps {
  legend: string;
  legendHidden?: boolean;
  parts: readonly PartChoice[];
  /** The value of a part; null where the hours are those of none. */
  chosen: string | null;
  exactLabel: string;
  onChoose: (value: string) => void;
  /** A part was chosen by a press, not by an arrow key. */
  onPress?: () => void;
  /** The fields of the exact hours: without scripts the only ones, else shown when they are asked for. */
  children: ReactNode;
}

const EXACT = "exact";

/** Hours as parts of the day; "exact hours" opens the fields of both hours. */
export function DayParts(props: DayPartsProps) {
  const { legend, legendHidden = false, parts, chosen, exactLabel, onChoose, onPress, children } = props;
  const [asked, setAsked] = useState(false);
  const hydrated = useBrowserValue(() => true, false);
  const exact = asked || chosen === null;
  const choices: readonly PartChoice[] =
    parts.length > 0 ? [...parts, { value: EXACT, label: exactLabel }] : parts;
  const pick = (value: string) => {
    if (value !== EXACT) onChoose(value);
    // Last: hours that the form sets by itself count as changed too.
    setAsked(value === EXACT);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className={legendHidden ? "sr-only" : "mb-1.5 font-medium text-sm"}>{legend}</legend>
      {/* Of no use before scripts run: the page keeps only their room, and stays smaller. */}
      <div className={`flex flex-wrap gap-2 noscript:hidden ${hydrated ? "" : "min-h-31"}`}>
        {(hydrated ? choices : []).map(({ value, label, hours, off }) => (
          <label key={value} className="part" data-off={off ? "" : undefined}>
            <input
              type="radio"
              name="day_part"
              value={value}
              className="sr-only"
              disabled={Boolean(off)}
              checked={value === EXACT ? exact : !exact && value === chosen}
              onChange={() => pick(value)}
              onClick={({ detail }) => detail > 0 && value !== EXACT && onPress?.()}
            />
            {label}
            {hours && <bdi dir="ltr">{hours}</bdi>}
            {off && <span className="sr-only">{off}</span>}
          </label>
        ))}
      </div>
      {/* Fields that are being changed stay, also where their hours are those of a part. */}
      <div className={exact ? undefined : "hidden noscript:block"} onChange={() => setAsked(true)}>
        {children}
      </div>
    </fieldset>
  );
}
