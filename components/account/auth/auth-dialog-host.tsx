"use client";

import { useEffect } from "react";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import {
  type AuthDialogMode,
  type AuthDialogRequest,
  closeAuthDialog,
  openAuthDialog,
  useAuthDialog,
} from "@/lib/client/session/auth-dialog-store";
import { clearSessionHint, hasSessionHint } from "@/lib/client/session/session-hint";
import { dropPendingActions } from "@/lib/client/waiting/drop-pending-actions";
import { GOOGLE_REFUSALS } from "@/lib/contracts/accounts/google-refusals";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { safeNext } from "@/lib/routes/safe-next";

interface HostedDialogProps {
  request: AuthDialogRequest;
  onClose: () => void;
}

const loadDialog = async (locale: Locale) => {
  const [{ AuthDialog }, messages] = await Promise.all([
    import("@/components/account/auth/auth-dialog"),
    import("@/components/account/auth/load-auth-messages").then((loader) => loader.loadAuthMessages(locale)),
  ]);
  return ({ request }: HostedDialogProps) => (
    <AuthDialog request={request} locale={locale} messages={messages} />
  );
};

const DIALOGS = inEachLocale((locale) => lazyPart(() => loadDialog(locale)));

/** Shows the auth dialog when it is opened, or when a guarded address sent the visitor here. */
export function AuthDialogHost({ locale }: { locale: Locale }) {
  const request = useAuthDialog();

  useEffect(openFromAddress, []);

  return request && <LazyDialog part={DIALOGS[locale]} props={{ request, onClose: giveUp }} />;
}

/** Closed before it could be loaded: what was to follow the login is forgotten. */
function giveUp(): void {
  dropPendingActions();
  closeAuthDialog();
}

const MODES = ["login", "register", "forgot", "google"] as const satisfies readonly AuthDialogMode[];

/** `?login=1&next=…` (also `register`, `forgot`, `google`): opened once and taken out of the address. */
function openFromAddress(): void {
  const { location, history } = window;
  const query = new URLSearchParams(location.search);
  const mode = MODES.find((name) => query.get(name) === "1");
  if (!mode) return;
  const next = safeNext(query.get("next"));
  const said = query.get("google_refusal");
  const googleRefusal = GOOGLE_REFUSALS.find((refusal) => refusal === said);
  for (const name of [mode, "next", "google_refusal"]) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : "";
  history.replaceState(null, "", `${location.pathname}${rest}${location.hash}`);
  // A redirected visitor has no session any more: the stale hint must not request a user and reload the root.
  if (next) clearSessionHint();
  if (hasSessionHint()) return;
  openAuthDialog({ mode, ...(next ? { next } : {}), ...(googleRefusal ? { googleRefusal } : {}) });
}
