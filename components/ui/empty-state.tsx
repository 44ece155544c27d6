import type { ReactNode } from "react";
import { CoralWave } from "@/components/ui/coral-wave";

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** A way on: never a dead end. */
  action: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-sand px-6 py-12 text-center">
      <span aria-hidden className="grid size-16 place-items-center rounded-full bg-white text-sea">
        {icon}
      </span>
      <h2 className="text-xl">{title}</h2>
      <CoralWave className="w-24" />
      {children && <div className="max-w-prose text-muted">{children}</div>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
