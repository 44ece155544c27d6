"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CodeForm } from "@/components/account/codes/code-form";
import {
  askForCode,
  ResendCode,
  type ResendTimes,
  resendTimes,
} from "@/components/account/codes/resend-code";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { StatusPill } from "@/components/ui/status-pill";
import { sendCode, verifyCode } from "@/lib/client/api/account";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";
import { CONTACTS, type Contact } from "@/lib/domain/shared/vocabulary";

interface ContactVerificationProps {
  proofs: Record<Contact, ContactState>;
  /** The address that counts until the shown new one is proven; null when no other waits. */
  until: string | null;
}

/** What is proven and what is not, and the way to prove it. */
export function ContactVerification({ proofs, until }: ContactVerificationProps) {
  const t = useTranslations("account_area.proof");
  const { asking, busy, times, press, resend, verify, giveUp } = useContactCode(proofs);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t("intro")}</p>
      <ul className="grid gap-3">
        {CONTACTS.map((contact) => (
          <ContactProof
            key={contact}
            contact={contact}
            proof={proofs[contact]}
            until={contact === "email" ? until : null}
            busy={busy === contact}
            onPress={() => press(contact)}
          />
        ))}
      </ul>
      {asking && (
        <CodeDialog
          contact={asking}
          address={proofs[asking].value}
          times={times}
          onSend={(code) => verify(asking, code)}
          onResend={() => resend(asking)}
          onClose={giveUp}
        />
      )}
    </div>
  );
}

interface ContactProofProps {
  contact: Contact;
  proof: ContactState;
  until: string | null;
  busy: boolean;
  onPress: () => void;
}

/** One address or number, whether it is proven, and the button that proves it. */
function ContactProof({ contact, proof: { value, verified }, until, busy, onPress }: ContactProofProps) {
  const t = useTranslations("account_area.proof");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line p-4">
      <div className="min-w-0 grow basis-48">
        <p className="text-muted text-sm">{t(contact)}</p>
        <p className="break-words font-semibold">
          {value === null ? t("no_phone") : <bdi dir="ltr">{value}</bdi>}
        </p>
        {until && (
          <p className="text-muted text-sm">
            {t.rich("pending", { address: () => <bdi dir="ltr">{until}</bdi> })}
          </p>
        )}
      </div>
      {value !== null && (
        <StatusPill tone={verified ? "success" : "warning"}>
          {t(verified ? "verified" : "unverified")}
        </StatusPill>
      )}
      {!verified && (
        <Button variant="secondary" busy={busy} onClick={onPress}>
          {t(value === null ? "add_phone" : `verify_${contact}`)}
        </Button>
      )}
    </li>
  );
}

interface CodeDialogProps {
  contact: Contact;
  address: string | null;
  times: ResendTimes;
  onSend: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onClose: () => void;
}

/** Asks for the code that was sent. */
function CodeDialog({ contact, address, times, onSend, onResend, onClose }: CodeDialogProps) {
  const t = useTranslations("account_area.proof");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`dialog_${contact}`)}
      closeLabel={t("close")}
      description={t.rich(`sent_to_${contact}`, {
        minutes: CODE_MINUTES[contact === "email" ? "verify_email" : "verify_phone"],
        address: () => <bdi dir="ltr">{address}</bdi>,
      })}
    >
      <div className="grid gap-3">
        <CodeForm name={contact} send={onSend} />
        <ResendCode times={times} onResend={onResend} />
      </div>
    </Dialog>
  );
}

interface ContactState {
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
function useContactCode(proofs: Record<Contact, ContactState>) {
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
