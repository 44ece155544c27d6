"use client";

import { useTranslations } from "next-intl";
import { CodeForm } from "@/components/account/codes/code-form";
import { ResendCode, type ResendTimes } from "@/components/account/codes/resend-code";
import { type ContactState, useContactCode } from "@/components/account/profile/use-contact-code";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { StatusPill } from "@/components/ui/status-pill";

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
