"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { GoogleMark } from "@/components/account/auth/google-mark";
import { VerificationRequired } from "@/components/account/security/verification-required";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { StatusPill } from "@/components/ui/status-pill";
import { disconnectGoogle, startGoogleConnection } from "@/lib/client/api/google";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { GoogleConnectionRefusal } from "@/lib/contracts/accounts/google-refusals";

interface GoogleConnectionProps {
  connected: boolean;
  /** Without one Google is the only way in, and stays. */
  withPassword: boolean;
  /** Whether Google sign-in is configured; it may have been configured earlier. */
  offered: boolean;
  /** Where the address is proven, which must happen before Google is connected; null once it is. */
  proveAt: string | null;
  /** Why connecting did not work a moment ago. */
  refusal: GoogleConnectionRefusal | undefined;
  /** The customer comes back from there this moment. */
  justConnected: boolean;
}

/** Whether the customer can also log in through Google, and the way to change that. */
export function GoogleConnection(props: GoogleConnectionProps) {
  const { connected, withPassword, offered, proveAt, refusal, justConnected } = props;
  const t = useTranslations("account_area.google");
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  useEffect(showResultOnce, []);

  async function connect() {
    setBusy(true);
    try {
      leaveTo(await startGoogleConnection());
    } catch {
      // The failure has been shown.
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4">
      {refusal && (
        <Notice tone={refusal === "cancelled" ? "info" : "warning"} announced>
          {t(`refusal_${refusal}`)}
        </Notice>
      )}
      {justConnected && (
        <Notice tone="success" announced>
          {t("just_connected")}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <GoogleMark />
        <p className="min-w-0 grow basis-56 text-muted">{t(connected ? "connected_text" : "text")}</p>
        {connected && <StatusPill tone="success">{t("connected")}</StatusPill>}
        {connected && withPassword && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t("disconnect")}
          </Button>
        )}
        {!connected && offered && proveAt === null && (
          <Button variant="outline" busy={busy} onClick={() => void connect()}>
            {t("connect")}
          </Button>
        )}
      </div>
      {!connected && offered && proveAt !== null && (
        <VerificationRequired at={proveAt} sentence={(page) => t.rich("verify_first", { page })} />
      )}
      {connected && !withPassword && <p className="max-w-prose text-muted text-sm">{t("password_first")}</p>}
      {asking && <DisconnectDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The message in the URL is shown once: a reload or a stored link must not repeat it. */
function showResultOnce(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has("google")) return;
  address.searchParams.delete("google");
  window.history.replaceState(null, "", address.pathname + address.search);
}

function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account_area.google");
  const router = useRouter();

  async function disconnect() {
    await disconnectGoogle();
    onClose();
    void showToast({ kind: "success", title: t("disconnected") });
    router.refresh();
  }

  return (
    <ConfirmDialog
      labels={{ question: t("question"), confirm: t("disconnect"), keep: t("keep"), close: t("close") }}
      consequence={t("consequence")}
      onConfirm={disconnect}
      onClose={onClose}
    />
  );
}
