"use client";

import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";

/**
 * A link to the checkout. Visitors who are not signed in log in first: in a dialog of this page, or without scripts on
 * the page to which the middleware redirects.
 */
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
