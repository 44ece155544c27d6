import { Zap } from "lucide-react";

interface InstantOptionProps {
  label: string;
  hint: string;
  checked: boolean;
}

export function InstantOption({ label, hint, checked }: InstantOptionProps) {
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        name="fast_app"
        value="1"
        defaultChecked={checked}
        className="mt-0.5 size-5 shrink-0 accent-sea"
      />
      <span>
        <span className="flex items-center gap-1.5 font-semibold text-navy">
          <Zap aria-hidden size={18} className="fill-sea text-sea" />
          {label}
        </span>
        <span className="text-muted text-sm">{hint}</span>
      </span>
    </label>
  );
}
