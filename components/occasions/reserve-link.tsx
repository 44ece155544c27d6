"use client";

import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";

/** On to a checkout; who is not signed in does that first, here where scripts run, else where the guard sends them. */
export function ReserveLink({ href, next, children }: { href: string; next: string; children: ReactNode }) {
  return (
    <SiteLink
      href={href}
      rel="nofollow"
      className={buttonClass({ size: "large", wide: true })}
      onClick={(event) => {
        if (hasSessionHint()) return;
        event.preventDefault();
        openAuthDialog({ mode: "login", next });
      }}
    >
      {children}
    </SiteLink>
  );
}
