"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { announce } from "@/components/ui/announce";

interface LoggedMessage {
  id: number;
  /** Written by the viewer. */
  mine: boolean;
  from: ReactNode;
  /** ISO instant, and its formatted text. */
  at: string;
  when: string;
  /** Empty when the note says all. */
  text: string;
  /** What stands below the text. */
  note?: ReactNode;
}

interface MessageLogProps {
  label: string;
  /** Shown while there are no messages. */
  none: ReactNode;
  items: readonly LoggedMessage[];
}

/** A conversation, the oldest first; a message that comes while it is open is said, and none before. */
export function MessageLog({ label, none, items }: MessageLogProps) {
  const known = useRef(items.length);
  useEffect(() => {
    const [latest] = items.slice(known.current).slice(-1);
    known.current = items.length;
    if (latest) announce(latest.text);
  }, [items]);
  if (items.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ol aria-label={label} className="grid gap-3">
      {items.map(({ id, mine, from, at, when, text, note }) => (
        <li
          key={id}
          className={`max-w-[85%] rounded-card px-4 py-3 ${
            mine ? "justify-self-end bg-sea-soft" : "justify-self-start bg-sand"
          }`}
        >
          <p className="text-muted text-sm">
            <strong className="text-navy">{from}</strong> <time dateTime={at}>{when}</time>
          </p>
          <p dir="auto" className="whitespace-pre-line break-words empty:hidden">
            {text}
          </p>
          {note}
        </li>
      ))}
    </ol>
  );
}
