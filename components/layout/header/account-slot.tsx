"use client";

import { useState, useSyncExternalStore } from "react";
import type { AccountLabels } from "@/components/layout/header/account-labels";
import { Icon } from "@/components/ui/icon/icon";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { LoadFailureDialog } from "@/components/ui/lazy/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { subscribeToActiveUser, useActiveUser } from "@/lib/client/session/active-user-store";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";

const accountMenu = lazyPart(() =>
  import("@/components/layout/header/account-menu").then((module) => module.AccountMenu),
);

/** One width before and after the user is known: nothing in the header moves. */
const SLOT = "w-11 shrink-0 lg:w-40 xl:w-44";
const BUTTON =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-field font-semibold text-navy text-sm " +
  "whitespace-nowrap hover:bg-sea-soft lg:border lg:border-field lg:px-4";
const NAME_BUTTON = `${BUTTON} ${SLOT}`;

/** Login button, or the full name with the account menu. */
export function AccountSlot({ labels }: { labels: AccountLabels }) {
  const user = useActiveUser();
  const [asked, setAsked] = useState(false);
  const expected = useSyncExternalStore(subscribeToActiveUser, hasSessionHint, () => false);

  if (!user) {
    return (
      <div className={`flex justify-end ${SLOT}`}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={labels.login}
          className={`${BUTTON} w-11 lg:w-auto`}
          onClick={() => openAuthDialog({ mode: "login" })}
        >
          <Icon name="circle-user-round" />
          {expected ? (
            <Skeleton className="hidden h-4 w-20 lg:block" />
          ) : (
            <span className="hidden lg:inline">{labels.login}</span>
          )}
        </button>
      </div>
    );
  }
  const { name, unread } = user;
  const button = (
    <button
      type="button"
      aria-label={`${labels.account}: ${name}`}
      className={NAME_BUTTON}
      onClick={() => setAsked(true)}
    >
      <Icon name="circle-user-round" />
      <bdi className="hidden min-w-0 truncate lg:inline">{name}</bdi>
      <Icon name="chevron-down" size={16} className="hidden lg:block" />
    </button>
  );
  return (
    <LazyPart
      part={accountMenu}
      props={{ labels, name, unread, className: NAME_BUTTON }}
      fallback={button}
      failure={(retry) => (
        <>
          {button}
          {asked && <LoadFailureDialog onRetry={retry} onClose={() => setAsked(false)} />}
        </>
      )}
    />
  );
}
