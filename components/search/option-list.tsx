"use client";

interface OptionListProps {
  name: "types" | "facilities" | "rules";
  /** `[id, name]` */
  options: readonly (readonly [id: number, name: string])[];
  chosen: readonly number[];
  /** `12 more`; beyond `shown` options they fold away. */
  moreLabel: string;
}

const SHOWN = 6;

/** Check boxes of one filter. A client component only so that its words travel once, not twice. */
export function OptionList({ name, options, chosen, moreLabel }: OptionListProps) {
  const box = ([id, label]: OptionListProps["options"][number]) => (
    <label key={id} className="flex min-h-9 items-center gap-3 text-sm">
      <input
        type="checkbox"
        name={name}
        value={id}
        defaultChecked={chosen.includes(id)}
        className="size-5 shrink-0 accent-sea"
      />
      {label}
    </label>
  );
  const folded = options.slice(SHOWN);
  return (
    <>
      {options.slice(0, SHOWN).map(box)}
      {folded.length > 0 && (
        <details open={folded.some(([id]) => chosen.includes(id))} className="group/more">
          <summary className="min-h-9 cursor-pointer list-none content-center font-semibold text-sea text-sm hover:underline group-open/more:hidden">
            {moreLabel}
          </summary>
          {folded.map(box)}
        </details>
      )}
    </>
  );
}
