import { CircleAlert, CircleCheck, CircleX, Clock, Info } from "lucide-react";
import type { ReactNode } from "react";

const TONES = {
  success: { look: "bg-success-soft text-success", Icon: CircleCheck },
  warning: { look: "bg-warning-soft text-warning", Icon: CircleAlert },
  danger: { look: "bg-danger-soft text-danger", Icon: CircleX },
  waiting: { look: "bg-warning-soft text-warning", Icon: Clock },
  info: { look: "bg-sea-soft text-sea-dark", Icon: Info },
} as const;

export type StatusTone = keyof typeof TONES;

/** A state in one word; colour never stands alone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const { look, Icon } = TONES[tone];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm ${look}`}>
      <Icon aria-hidden size={16} className="shrink-0" />
      {children}
    </span>
  );
}
