import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";

const LOOKS = {
  success: { icon: "circle-check", disc: "bg-success-soft text-success" },
  danger: { icon: "circle-x", disc: "bg-danger-soft text-danger" },
  expired: { icon: "clock", disc: "bg-warning-soft text-warning" },
  waiting: { icon: "hourglass", disc: "bg-sea-soft text-sea-dark" },
  returned: { icon: "undo-2", disc: "bg-warning-soft text-warning" },
} as const;

interface PaymentNoticeProps {
  look: keyof typeof LOOKS;
  title: string;
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
}

/** A full notice for one state of an offer or a payment. */
export function PaymentNotice({ look, title, children, action }: PaymentNoticeProps) {
  const { icon, disc } = LOOKS[look];
  return (
    <section
      aria-live="polite"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-white px-6 py-10 text-center shadow-card"
    >
      <span aria-hidden className={`grid size-16 place-items-center rounded-full ${disc}`}>
        <Icon name={icon} size={30} />
      </span>
      <h2 className="text-xl">{title}</h2>
      <div className="grid max-w-prose gap-2 text-muted">{children}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
    </section>
  );
}
