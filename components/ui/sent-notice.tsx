import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon/icon";

interface SentNoticeProps {
  title: string;
  /** 2 where the form stands right below the title of its page. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Replaces a sent form: confirms that it was received, and takes the focus that the form's button had. */
export function SentNotice({ title, level = 3, children }: SentNoticeProps) {
  const Heading = `h${level}` as const;
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
      <Heading className="text-lg">{title}</Heading>
      {children}
    </div>
  );
}
