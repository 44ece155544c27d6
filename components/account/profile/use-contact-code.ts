import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { askForCode, type ResendTimes, resendTimes } from "@/components/account/codes/resend-code";
import { showToast } from "@/components/ui/overlay/show-toast";
import { sendCode, verifyCode } from "@/lib/client/api/account";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { CONTACTS, type Contact } from "@/lib/domain/shared/vocabulary";

export interface ContactState {
  /** The e-mail address or number as people read it; null: there is none yet. */
  value: string | null;
  verified: boolean;
  /** Seconds until another code may be sent; above 0 a code is on its way already. */
  resendAfter: number;
}

/** A new address or number in the profile must be verified at once; a second one after the first. */
function useAskAgain(
  proofs: Record<Contact, ContactState>,
  asked: Contact | null,
  ask: (contact: Contact) => void,
) {
  const known = useRef({ email: proofs.email.value, phone: proofs.phone.value });
  const waiting = useRef<Contact[]>([]);
  useEffect(() => {
    for (const contact of CONTACTS) {
      const { value, verified } = proofs[contact];
      if (value === known.current[contact]) continue;
      known.current[contact] = value;
      if (value !== null && !verified && !waiting.current.includes(contact)) waiting.current.push(contact);
    }
    waiting.current = waiting.current.filter((contact) => contact !== asked);
    if (asked) return;
    const next = waiting.current.shift();
    if (next) ask(next);
  });
}

/** Sends the code for an address or number, and asks for it until it is proven or given up. */
export function useContactCode(proofs: Record<Contact, ContactState>) {
  const t = useTranslations("account_area.proof");
  const tCode = useTranslations("account.code");
  const router = useRouter();
  const [asking, setAsking] = useState<Contact | null>(null);
  const [busy, setBusy] = useState<Contact | null>(null);
  const [times, setTimes] = useState<ResendTimes>(resendTimes(0));

  async function send(contact: Contact): Promise<boolean> {
    const sent = await askForCode(async () => {
      try {
        return await sendCode(contact);
      } catch (error) {
        if (error instanceof ApiFailure && error.code === "phone_not_found") addPhone();
        throw error;
      }
    });
    if (sent) setTimes(sent);
    return sent !== null;
  }

  function addPhone() {
    openAuthDialog({
      mode: "phone",
      onDone: () => {
        router.refresh();
        void begin("phone");
      },
    });
  }

  async function begin(contact: Contact) {
    setBusy(contact);
    const sent = await send(contact);
    setBusy(null);
    if (sent) setAsking(contact);
  }

  function press(contact: Contact) {
    const { value, resendAfter } = proofs[contact];
    if (value === null) return addPhone();
    // The code of the registration, or of a moment ago, is still the newest: no second one.
    if (resendAfter > 0) {
      setTimes(resendTimes(resendAfter));
      return setAsking(contact);
    }
    void begin(contact);
  }

  useAskAgain(proofs, asking ?? busy, press);

  async function resend(contact: Contact) {
    if (await send(contact)) void showToast({ kind: "success", title: tCode("resent") });
  }

  async function verify(contact: Contact, code: string) {
    await verifyCode(contact, code);
    setAsking(null);
    void showToast({ kind: "success", title: t(`done_${contact}`) });
    router.refresh();
  }

  return { asking, busy, times, press, resend, verify, giveUp: () => setAsking(null) };
}
