"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CodeForm } from "@/components/account/codes/code-form";
import { askForCode, ResendCode, type ResendTimes } from "@/components/account/codes/resend-code";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/overlay/show-toast";

interface MailedCodeProps {
  /** Makes the field's id unique on the page. */
  name: string;
  /** Has a code sent and returns the seconds until the next. */
  request: () => Promise<number>;
  /** Sends the code that was typed. */
  send: (code: string) => Promise<void>;
  labels: { send: string; sent: string; submit: string };
}

/** Has a code mailed on a press and takes it; another one may be requested later. */
export function MailedCode({ name, request, send, labels }: MailedCodeProps) {
  const t = useTranslations("account.code");
  const [times, setTimes] = useState<ResendTimes | null>(null);
  const [busy, setBusy] = useState(false);

  async function begin(): Promise<boolean> {
    const sent = await askForCode(request);
    if (sent) setTimes(sent);
    return sent !== null;
  }

  if (!times) {
    return (
      <Button
        size="large"
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          void begin().finally(() => setBusy(false));
        }}
      >
        {labels.send}
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status">{labels.sent}</p>
      <CodeForm name={name} send={send} submitLabel={labels.submit} />
      <ResendCode
        times={times}
        onResend={async () => {
          if (await begin()) void showToast({ kind: "success", title: t("resent") });
        }}
      />
    </div>
  );
}
