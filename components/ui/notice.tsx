import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";

const TONES = {
  info: { look: "bg-sea-soft text-ink", icon: "text-sea-dark", name: "info" },
  success: { look: "bg-success-soft text-ink", icon: "text-success", name: "circle-check" },
  /** Somebody is waited for until a time. */
  waiting: { look: "bg-warning-soft text-ink", icon: "text-warning", name: "clock" },
  warning: { look: "bg-warning-soft text-ink", icon: "text-warning", name: "triangle-alert" },
  danger: { look: "bg-danger-soft text-ink", icon: "text-danger", name: "circle-alert" },
} as const;

interface NoticeProps {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  /** Announced at once when it appears after the page was read. */
  announced?: boolean;
}

export function Notice({ tone = "info", title, children, announced = false }: NoticeProps) {
  const { look, icon, name } = TONES[tone];
  return (
    <div role={announced ? "alert" : undefined} className={`flex gap-3 rounded-card p-4 text-sm ${look}`}>
      <Icon name={name} className={`mt-px ${icon}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
