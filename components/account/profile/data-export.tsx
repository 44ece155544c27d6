"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { showToast } from "@/components/ui/overlay/show-toast";
import { fetchExport } from "@/lib/client/api/account";

/** All of the customer's data as one file. */
export function DataExport() {
  const t = useTranslations("account_area.export");
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(`${t("file")}.json`, JSON.stringify(await fetchExport(), null, 2), "application/json");
      void showToast({ kind: "success", title: t("done") });
    } catch {
      // The failure has been shown.
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" className="justify-self-start" busy={busy} onClick={() => void download()}>
      <Icon name="download" />
      {t("submit")}
    </Button>
  );
}

/** Lets the browser save a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
