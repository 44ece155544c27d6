import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Ltr } from "@/components/ui/ltr";
import { SiteLink } from "@/components/ui/site-link";

interface ThreadLinkProps {
  href: string;
  title: string;
  number: string;
  /** The time of the last message, or another line that identifies the conversation. */
  when: string;
  /** The number of unread messages in words; null if there are none. */
  unread: string | null;
  /** This conversation is open, so its messages count as read. */
  current: boolean;
  /** Below the title. */
  details?: ReactNode;
  /** At the end. */
  children?: ReactNode;
}

/** Id of the heading of the open conversation: it takes the focus from the link, which may be below it. */
export const CONVERSATION = "conversation";

/** A conversation in a list of them. */
export function ThreadLink(props: ThreadLinkProps) {
  const { href, title, number, when, unread, current, details, children } = props;
  return (
    <SiteLink
      href={`${href}#${CONVERSATION}`}
      aria-current={current ? "page" : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-white p-4 hover:border-sea aria-[current=page]:border-sea aria-[current=page]:bg-sea-soft"
    >
      <span className="min-w-0 grow basis-48">
        <span className="block font-semibold">{title}</span>
        <span className="flex flex-wrap gap-x-3 text-muted text-sm">
          <Ltr>{number}</Ltr>
          <span>{when}</span>
        </span>
        {details && <span className="block text-sm">{details}</span>}
      </span>
      {unread && !current && <Badge tone="coral">{unread}</Badge>}
      {children}
    </SiteLink>
  );
}
