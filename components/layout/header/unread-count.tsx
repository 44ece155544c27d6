const MAX_SHOWN = 9;

interface UnreadCountProps {
  count: number;
  /** Read out instead of the number; empty where another element has the label. */
  text: string;
  className?: string;
}

/** The number of messages that wait; nothing when there is none. */
export function UnreadCount({ count, text, className = "" }: UnreadCountProps) {
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className={`inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-coral px-1 font-bold text-white text-xs tabular ${className}`}
      >
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      {text && <span className="sr-only">{text}</span>}
    </>
  );
}
