"use client";

import type { AccountLabels } from "@/components/layout/header/account-labels";
import { startLogOut } from "@/components/layout/header/start-log-out";
import { UnreadAnnouncement } from "@/components/layout/header/unread-announcement";
import { UnreadCount } from "@/components/layout/header/unread-count";
import { useUnreadLabels } from "@/components/layout/header/use-unread-labels";
import { Icon } from "@/components/ui/icon/icon";
import { DropdownMenu } from "@/components/ui/overlay/dropdown-menu";

export interface AccountMenuProps {
  labels: AccountLabels;
  name: string;
  /** Messages that the customer has not opened. */
  unread: number;
  className: string;
}

/** The customer's menu on wide screens; phones have the same links in the site menu as well. */
export function AccountMenu({ labels, name, unread, className }: AccountMenuProps) {
  const unreadText = useUnreadLabels(unread);
  const entries = [
    ...labels.links.map(({ key, label, href }) => ({
      key,
      content:
        key === "messages" ? (
          <>
            {label} <UnreadCount count={unread} text={unreadText} className="ms-auto" />
          </>
        ) : (
          label
        ),
      href,
    })),
    {
      key: "logout",
      content: (
        <>
          <Icon name="log-out" size={18} className="mirror-rtl" />
          {labels.logout}
        </>
      ),
      onSelect: () => void startLogOut(),
    },
  ];
  return (
    <>
      <DropdownMenu
        direction={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
        entries={entries}
        trigger={
          <button
            type="button"
            aria-label={
              unreadText ? `${labels.account}: ${name} (${unreadText})` : `${labels.account}: ${name}`
            }
            className={className}
          >
            <span className="relative shrink-0">
              <Icon name="circle-user-round" size={22} />
              <UnreadCount count={unread} text="" className="absolute -end-2 -top-2" />
            </span>
            <bdi className="hidden min-w-0 truncate lg:inline">{name}</bdi>
            <Icon name="chevron-down" size={18} className="hidden shrink-0 lg:inline" />
          </button>
        }
      />
      <UnreadAnnouncement count={unread} text={unreadText} />
    </>
  );
}
