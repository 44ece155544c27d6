import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";

const TONES = {
  success: { look: "bg-success-soft text-success", icon: "circle-check" },
  warning: { look: "bg-warning-soft text-warning", icon: "circle-alert" },
  danger: { look: "bg-danger-soft text-danger", icon: "circle-x" },
  waiting: { look: "bg-warning-soft text-warning", icon: "clock" },
  info: { look: "bg-sea-soft text-sea-dark", icon: "info" },
} as const;

export type StatusTone = keyof typeof TONES;

/** A status as one short label; colour is never the only signal. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const { look, icon } = TONES[tone];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm ${look}`}>
      <Icon name={icon} size={16} className="shrink-0" />
      {children}
    </span>
  );
}
