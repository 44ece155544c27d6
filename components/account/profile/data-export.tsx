"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { showToast } from "@/components/ui/overlay/show-toast";
import { saveFile } from "@/components/ui/save-file";
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
