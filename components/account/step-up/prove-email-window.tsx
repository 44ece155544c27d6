"use client";

import { useTranslations } from "next-intl";
import { MailedCode } from "@/components/account/codes/mailed-code";
import { Dialog } from "@/components/ui/overlay/dialog";
import { sendCode, verifyCode } from "@/lib/client/api/account";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";

/** Proves the e-mail address before a boat is kept for the customer, whose choice stays as it is. */
export function ProveEmailWindow({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations("account.auth.prove");
  const tAuth = useTranslations("account.auth");
  const tCode = useTranslations("account.code");
  const tStepUp = useTranslations("account.step_up");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      closeLabel={tAuth("close")}
      description={t("intro")}
    >
      <MailedCode
        name="prove"
        request={() => sendCode("email")}
        send={async (code) => {
          await verifyCode("email", code);
          onDone();
        }}
        labels={{
          send: tStepUp("send"),
          sent: t("sent", { minutes: CODE_MINUTES.verify_email }),
          submit: tCode("submit"),
        }}
      />
    </Dialog>
  );
}
