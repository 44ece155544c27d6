"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { cancelPasskey, logInByPasskey, offersAutofill } from "@/lib/client/passkeys/ceremonies";
import type { UserResponse } from "@/lib/contracts/accounts/user";

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
      const said = error instanceof ApiFailure ? error.message : "";
      setRefusal(said || t("not_done"));
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
function PasskeyOffer(props: PasskeyOfferProps) {
  const newest = useRef(props);
  newest.current = props;
  useEffect(() => {
    let wanted = true;
    const finish = (user: UserResponse) => newest.current.onDone(user);
    void (async () => {
      if (!(await offersAutofill()) || !wanted) return;
      await logInByPasskey(true).then(finish, (error: unknown) => {
        // Autofill starts by itself: errors are shown only after the customer has chosen a passkey.
        if (wanted && error instanceof ApiFailure && error.code.startsWith("passkey_"))
          newest.current.onRefused(error.message);
      });
    })();
    return () => {
      wanted = false;
      void cancelPasskey();
    };
  }, []);
  return null;
}
