"use client";

import { ChevronDown, CircleUserRound, LogOut } from "lucide-react";
import type { AccountLabels } from "@/components/layout/account-labels";
import { signOut } from "@/components/layout/sign-out";
import { DropdownMenu } from "@/components/ui/dropdown-menu";

interface AccountMenuProps {
  labels: AccountLabels;
  name: string;
  className: string;
}

/** The customer's menu on wide screens; phones have the same links in the site menu as well. */
export function AccountMenu({ labels, name, className }: AccountMenuProps) {
  const entries = [
    ...labels.links.map(({ key, label, href }) => ({ key, content: label, href })),
    {
      key: "logout",
      content: (
        <>
          <LogOut aria-hidden size={18} className="mirror-rtl" />
          {labels.logout}
        </>
      ),
      onSelect: () => void signOut(),
    },
  ];
  return (
    <DropdownMenu
      direction={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
      entries={entries}
      trigger={
        <button type="button" aria-label={`${labels.account}: ${name}`} className={className}>
          <CircleUserRound aria-hidden size={22} className="shrink-0" />
          <bdi className="hidden min-w-0 truncate lg:inline">{name}</bdi>
          <ChevronDown aria-hidden size={18} className="hidden shrink-0 lg:inline" />
        </button>
      }
    />
  );
}
