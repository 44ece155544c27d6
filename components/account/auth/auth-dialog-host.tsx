"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { AuthDialogProps } from "@/components/account/auth/auth-dialog";
import {
  type AuthDialogMode,
  openAuthDialog,
  readAuthDialog,
  subscribeToAuthDialog,
} from "@/lib/client/session/auth-dialog-store";
import { clearSessionHint, hasSessionHint } from "@/lib/client/session/session-hint";
import { GOOGLE_REFUSALS } from "@/lib/contracts/google-refusals";
import type { Locale } from "@/lib/i18n/locales";
import { safeNext } from "@/lib/routes/safe-next";

type Loaded = Omit<AuthDialogProps, "request">;

/** Shows the auth dialog when somebody asks for it, or when a guarded address sent the visitor here. */
export function AuthDialogHost({ locale }: { locale: Locale }) {
  const request = useSyncExternalStore(subscribeToAuthDialog, readAuthDialog, () => null);
  const [Dialog, setDialog] = useState<ComponentType<AuthDialogProps> | null>(null);
  const [messages, setMessages] = useState<Loaded["messages"] | null>(null);
  const wanted = request !== null;

  useEffect(openFromAddress, []);

  useEffect(() => {
    if (!wanted) return;
    void Promise.all([
      import("@/components/account/auth/auth-dialog"),
      import("@/components/account/auth/load-auth-messages").then((loader) =>
        loader.loadAuthMessages(locale),
      ),
    ]).then(([{ AuthDialog }, loaded]) => {
      setMessages(loaded);
      setDialog(() => AuthDialog);
    });
  }, [wanted, locale]);

  return request && Dialog && messages ? (
    <Dialog request={request} locale={locale} messages={messages} />
  ) : null;
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
  // Who was sent here has no session any more: the dead hint must not ask for a user and reload the root.
  if (next) clearSessionHint();
  if (hasSessionHint()) return;
  openAuthDialog({ mode, ...(next ? { next } : {}), ...(googleRefusal ? { googleRefusal } : {}) });
}
