import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const TONES = {
  info: { look: "bg-sea-soft text-ink", icon: "text-sea-dark", Icon: Info },
  success: { look: "bg-success-soft text-ink", icon: "text-success", Icon: CircleCheck },
  /** Somebody is waited for until a time. */
  waiting: { look: "bg-warning-soft text-ink", icon: "text-warning", Icon: Clock },
  warning: { look: "bg-warning-soft text-ink", icon: "text-warning", Icon: TriangleAlert },
  danger: { look: "bg-danger-soft text-ink", icon: "text-danger", Icon: CircleAlert },
} as const;

interface NoticeProps {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  /** Announced at once when it appears after the page was read. */
  announced?: boolean;
}

export function Notice({ tone = "info", title, children, announced = false }: NoticeProps) {
  const { look, icon, Icon } = TONES[tone];
  return (
    <div role={announced ? "alert" : undefined} className={`flex gap-3 rounded-card p-4 text-sm ${look}`}>
      <Icon aria-hidden size={20} className={`mt-px shrink-0 ${icon}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
