"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { deleteAccount } from "@/lib/client/api/account";
import { useCall } from "@/lib/client/api/transport/use-call";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { clearLocalSession } from "@/lib/client/session/clear-local-session";
import { leaveTo } from "@/lib/client/session/leave-to";

/** Deletes the account: asks for confirmation once, clears this browser's data, says farewell, opens the home page. */
export function DeleteAccount({ home }: { home: string }) {
  const t = useTranslations("account_area.delete");
  const tProof = useTranslations("account_area.proof");
  const [open, setOpen] = useState(false);
  const { busy, refusal, run, forget } = useCall();
  const [gone, setGone] = useState(false);

  function ask() {
    forget();
    setOpen(true);
  }

  async function erase() {
    await deleteAccount();
    browserStorage("sessionStorage")?.clear();
    await clearLocalSession();
    setGone(true);
  }

  if (gone) {
    return (
      <Dialog open onOpenChange={() => leaveTo(home)} title={t("gone_title")} closeLabel={tProof("close")}>
        <div className="grid gap-4">
          <p>{t("gone_text")}</p>
          <Button className="justify-self-start" onClick={() => leaveTo(home)}>
            {t("gone_home")}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={ask}>
        {t("open")}
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={() => setOpen(false)}
          title={t("question")}
          closeLabel={tProof("close")}
          description={t("text")}
        >
          <div className="grid gap-4">
            {refusal ? (
              <Notice tone="danger" announced>
                {refusal.message}
              </Notice>
            ) : (
              <Notice tone="warning">{t("warning")}</Notice>
            )}
            <div className="flex flex-wrap gap-3">
              {refusal?.code !== "trip_coming" && (
                <Button variant="danger" busy={busy} onClick={() => void run(erase)}>
                  {t("confirm")}
                </Button>
              )}
              <Button variant={refusal ? "outline" : "ghost"} onClick={() => setOpen(false)}>
                {t("back")}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
