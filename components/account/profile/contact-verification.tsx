"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CodeForm } from "@/components/account/codes/code-form";
import { ResendCode, type ResendTimes, resendTimes } from "@/components/account/codes/resend-code";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { StatusPill } from "@/components/ui/status-pill";
import { type Contact, sendCode, verifyCode } from "@/lib/client/api/account";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";

interface Proof {
  /** The e-mail address or number as people read it; null: there is none yet. */
  value: string | null;
  verified: boolean;
  /** Seconds until another code may be sent; above 0 a code is on its way already. */
  resendAfter: number;
}

const CONTACTS = ["email", "phone"] as const;

/** A new address or number in the profile must be verified at once; a second one after the first. */
function useAskAgain(proofs: Record<Contact, Proof>, asked: Contact | null, ask: (contact: Contact) => void) {
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

interface ContactVerificationProps {
  proofs: Record<Contact, Proof>;
  /** The address that counts until the shown new one is proven; null when no other waits. */
  until: string | null;
}

/** What is proven and what is not, and the way to prove it. */
export function ContactVerification({ proofs, until }: ContactVerificationProps) {
  const t = useTranslations("account_area.proof");
  const tCode = useTranslations("account.code");
  const router = useRouter();
  const [asking, setAsking] = useState<Contact | null>(null);
  const [busy, setBusy] = useState<Contact | null>(null);
  const [times, setTimes] = useState<ResendTimes>(resendTimes(0));

  async function send(contact: Contact): Promise<boolean> {
    try {
      setTimes(resendTimes(await sendCode(contact)));
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const wait = error.details.retry_after_seconds;
      if (error.code === "too_soon_to_resend" && typeof wait === "number") {
        setTimes(resendTimes(wait));
        return true;
      }
      if (error.code === "phone_not_found") addPhone();
      return false;
    }
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

  function finish(contact: Contact) {
    setAsking(null);
    void showToast({ kind: "success", title: t(`done_${contact}`) });
    router.refresh();
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted">{t("intro")}</p>
      <ul className="grid gap-3">
        {CONTACTS.map((contact) => {
          const { value, verified } = proofs[contact];
          return (
            <li
              key={contact}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line p-4"
            >
              <div className="min-w-0 grow basis-48">
                <p className="text-muted text-sm">{t(contact)}</p>
                <p className="break-words font-semibold">
                  {value === null ? t("no_phone") : <bdi dir="ltr">{value}</bdi>}
                </p>
                {contact === "email" && until && (
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
                <Button variant="secondary" busy={busy === contact} onClick={() => press(contact)}>
                  {t(value === null ? "add_phone" : `verify_${contact}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asking && (
        <Dialog
          open
          onOpenChange={() => setAsking(null)}
          title={t(`dialog_${asking}`)}
          closeLabel={t("close")}
          description={t.rich(`sent_to_${asking}`, {
            minutes: CODE_MINUTES[asking === "email" ? "verify_email" : "verify_phone"],
            address: () => <bdi dir="ltr">{proofs[asking].value}</bdi>,
          })}
        >
          <div className="grid gap-3">
            <CodeForm
              name={asking}
              send={async (code) => {
                await verifyCode(asking, code);
                finish(asking);
              }}
            />
            <ResendCode
              times={times}
              onResend={async () => {
                if (await send(asking)) void showToast({ kind: "success", title: tCode("resent") });
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}
