import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon/icon";

interface SentNoticeProps {
  title: string;
  children: ReactNode;
}

/** Replaces a sent form: confirms that it was received, and takes the focus that the form's button had. */
export function SentNotice({ title, children }: SentNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="grid justify-items-center gap-3 py-6 text-center outline-none"
    >
      <span aria-hidden className="grid size-16 place-items-center rounded-full bg-sea-soft text-sea">
        <Icon name="mail-check" size={28} />
      </span>
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}
