"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { saveFile } from "@/components/ui/save-file";
import { fetchDeskExport } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";

/** All of the owner's data as one file. */
export function ExportButton() {
  const t = useTranslations("desk_more");
  const { busy, refusal, run } = useCall();
  async function download() {
    const text = JSON.stringify(await fetchDeskExport(), null, 2);
    saveFile(`${t("export_file")}.json`, text, "application/json");
  }
  return (
    <section className="desk-card" aria-labelledby="desk-export">
      <h2 id="desk-export">{t("export")}</h2>
      <p className="text-muted">{t("export_text")}</p>
      <Refusal text={refusal?.message} />
      <Button variant="outline" size="large" wide busy={busy} onClick={() => void run(download)}>
        <Icon name="download" size={20} />
        {t("export_submit")}
      </Button>
    </section>
  );
}
