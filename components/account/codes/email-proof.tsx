"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { CodeForm } from "@/components/account/codes/code-form";
import {
  askForCode,
  ResendCode,
  type ResendTimes,
  resendTimes,
} from "@/components/account/codes/resend-code";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { sendCode, verifyCode } from "@/lib/client/api/account";
import { saveProfile } from "@/lib/client/api/profile";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import { email } from "@/lib/contracts/fields";
import { CODE_MINUTES, RESEND_AFTER_SECONDS } from "@/lib/domain/shared/code-minutes";

interface EmailProofProps {
  user: UserResponse;
  /** Whether the registration of a moment ago has sent the code; else it is sent now. */
  sent: boolean;
  onDone: () => void;
}

/** Proves an e-mail address: the code's field at once, the address that it was sent to, and the way to change that. */
export function EmailProof({ user, sent, onDone }: EmailProofProps) {
  const t = useTranslations("account.auth.prove");
  const tCode = useTranslations("account.code");
  const [address, setAddress] = useState(user.pending_email ?? user.email);
  const [times, setTimes] = useState<ResendTimes | null>(sent ? resendTimes(RESEND_AFTER_SECONDS) : null);
  const [changing, setChanging] = useState(false);

  useEffect(() => {
    // A refused call was shown; the code can be requested again.
    if (!sent) void askForCode(() => sendCode("email")).then((asked) => setTimes(asked ?? resendTimes(0)));
  }, [sent]);

  if (changing) {
    return (
      <NewAddress
        address={address}
        onSaved={(saved) => {
          const next = saved.pending_email ?? saved.email;
          if (next !== address) setTimes(resendTimes(RESEND_AFTER_SECONDS));
          setAddress(next);
          setChanging(false);
        }}
        onBack={() => setChanging(false)}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status">
        {t.rich("sent", {
          minutes: CODE_MINUTES.verify_email,
          address: () => (
            <bdi dir="ltr" className="break-words font-semibold">
              {address}
            </bdi>
          ),
        })}{" "}
        <button
          type="button"
          className="min-h-11 font-semibold text-sea underline underline-offset-4"
          onClick={() => setChanging(true)}
        >
          {t("change")}
        </button>
      </p>
      <CodeForm
        name="prove"
        send={async (code) => {
          await verifyCode("email", code);
          onDone();
        }}
      />
      {times && (
        <ResendCode
          times={times}
          onResend={async () => {
            const asked = await askForCode(() => sendCode("email"));
            if (!asked) return;
            setTimes(asked);
            void showToast({ kind: "success", title: tCode("resent") });
          }}
        />
      )}
    </div>
  );
}

const addressBody = v.strictObject({ email });

interface NewAddressProps {
  address: string;
  onSaved: (user: UserResponse) => void;
  onBack: () => void;
}

/** A mistyped address is corrected here; its code goes to the new one. */
function NewAddress({ address, onSaved, onBack }: NewAddressProps) {
  const t = useTranslations("account.auth");
  const { form, field, submitTo } = useContractForm<v.InferInput<typeof addressBody>>({
    schema: addressBody,
    defaults: { email: address },
    draftKey: "prove-address",
    fieldOfCode: { email_taken: "email" },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  return (
    <ScriptForm
      className="grid gap-4"
      onSubmit={submitTo(async (values) => onSaved(await saveProfile(values)))}
    >
      <Refusal text={form.formState.errors.root?.message} />
      <TextInput
        {...field("email")}
        id="prove-address"
        label={t("email")}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t("prove.save")}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t("prove.back")}
        </Button>
      </div>
    </ScriptForm>
  );
}
