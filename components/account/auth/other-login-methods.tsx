"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { GoogleMark } from "@/components/account/auth/google-mark";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { appVariablesQuery } from "@/lib/client/api/app-variables";
import { googleLoginAddress } from "@/lib/client/api/google";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { cancelPasskey, logInByPasskey, offersAutofill } from "@/lib/client/passkeys/ceremonies";
import { usePasskeySupport } from "@/lib/client/passkeys/use-passkey-support";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { forgetStoredQueries } from "@/lib/client/session/stored-queries";
import type { UserResponse } from "@/lib/contracts/accounts/user";

interface OtherLoginMethodsProps {
  next: string | undefined;
  /** What follows a login by passkey; null where nobody can have one yet. */
  onPasskey: ((user: UserResponse) => Promise<void>) | null;
}

/**
 * The login methods beside the password: a passkey where the browser supports them, Google where the site offers it.
 */
export function OtherLoginMethods({ next, onPasskey }: OtherLoginMethodsProps) {
  const t = useTranslations("account.auth.google");
  const { data: app } = useQuery(appVariablesQuery(useLocale()));
  const passkeys = usePasskeySupport() && onPasskey !== null;
  const google = app?.settings.google_sign_in === true;
  if (!passkeys && !google) return null;
  return (
    <div className="mt-5 grid gap-4">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      {passkeys && <PasskeyLogin onDone={onPasskey} />}
      {google && <GoogleLogin next={next} />}
    </div>
  );
}

/** The way to Google and back. */
function GoogleLogin({ next }: { next: string | undefined }) {
  const t = useTranslations("account.auth.google");
  const locale = useLocale();
  const { pathname, search } = window.location;
  return (
    <a
      href={googleLoginAddress(locale, pathname + search, next)}
      rel="nofollow"
      className={buttonClass({ variant: "outline", size: "large", wide: true })}
      // The customer who returns may differ from the one stored in this browser.
      onClick={() => forgetStoredQueries(browserStorage())}
    >
      <GoogleMark />
      {t("button")}
    </a>
  );
}

/** The button that logs in by passkey. Browsers that can offer passkeys in the address field do so too. */
export function PasskeyLogin({ onDone }: { onDone: (user: UserResponse) => Promise<void> }) {
  const t = useTranslations("account.auth.passkey");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Counts the offers: pressing the button ends one.
  const [offer, setOffer] = useState(0);

  async function press() {
    setBusy(true);
    setRefusal(null);
    try {
      await onDone(await logInByPasskey());
    } catch (error) {
      const message = error instanceof ApiFailure ? error.message : "";
      setRefusal(message || t("not_done"));
      setOffer((before) => before + 1);
    }
    setBusy(false);
  }

  return (
    <>
      <PasskeyOffer key={offer} onDone={onDone} onRefused={setRefusal} />
      <Refusal text={refusal} />
      <Button variant="outline" size="large" wide busy={busy} onClick={() => void press()}>
        <Icon name="key-round" size={20} />
        {t("button")}
      </Button>
    </>
  );
}

interface PasskeyOfferProps {
  onDone: (user: UserResponse) => Promise<void>;
  onRefused: (text: string) => void;
}

/** Offers passkeys in the address field, once, for as long as it is in the page; shows nothing itself. */
function PasskeyOffer({ onDone, onRefused }: PasskeyOfferProps) {
  const finish = useEffectEvent(onDone);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    let wanted = true;
    void (async () => {
      if (!(await offersAutofill()) || !wanted) return;
      await logInByPasskey(true).then(
        (user) => finish(user),
        (error: unknown) => {
          // Autofill starts by itself: errors are shown only after the customer has chosen a passkey.
          if (wanted && error instanceof ApiFailure && error.code.startsWith("passkey_"))
            refuse(error.message);
        },
      );
    })();
    return () => {
      wanted = false;
      void cancelPasskey();
    };
  }, []);
  return null;
}
