"use client";

import type { AccountLabels } from "@/components/layout/header/account-labels";
import { startLogOut } from "@/components/layout/header/start-log-out";
import { UnreadCount } from "@/components/layout/header/unread-count";
import { useUnreadLabels } from "@/components/layout/header/use-unread-labels";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import { useActiveUser } from "@/lib/client/session/active-user-store";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";

const LINK = "flex min-h-11 items-center rounded-field px-3 hover:bg-sea-soft";

/** The account's part of the phone menu. */
export function AccountSection({ labels, menuId }: { labels: AccountLabels; menuId: string }) {
  const user = useActiveUser();
  const unread = user?.unread ?? 0;
  const unreadText = useUnreadLabels(unread);
  if (!user) {
    const open = (mode: "login" | "register") => {
      document.getElementById(menuId)?.hidePopover();
      openAuthDialog({ mode });
    };
    return (
      <div className="grid gap-2">
        <button type="button" className={buttonClass({ wide: true })} onClick={() => open("login")}>
          {labels.login}
        </button>
        <button
          type="button"
          className={buttonClass({ variant: "outline", wide: true })}
          onClick={() => open("register")}
        >
          {labels.register}
        </button>
      </div>
    );
  }
  return (
    <div>
      <p className="px-3 pb-1 font-semibold text-navy">
        <bdi>{user.name}</bdi>
      </p>
      <ul>
        {labels.links
          .filter(({ desktopOnly }) => !desktopOnly)
          .map(({ key, label, href }) => (
            <li key={key}>
              <SiteLink href={href} className={LINK}>
                {label}
                {key === "messages" && <UnreadCount count={unread} text={unreadText} className="ms-2" />}
              </SiteLink>
            </li>
          ))}
      </ul>
      <button type="button" className={`${LINK} w-full`} onClick={() => void startLogOut()}>
        {labels.logout}
      </button>
    </div>
  );
}
