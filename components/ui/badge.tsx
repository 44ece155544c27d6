import type { ReactNode } from "react";

const TONES = {
  neutral: "bg-sand text-navy",
  sea: "bg-sea-soft text-sea-dark",
  coral: "bg-coral-soft text-coral-dark",
  navy: "bg-navy text-white",
} as const;

export function Badge({ tone = "neutral", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-1 font-semibold text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
