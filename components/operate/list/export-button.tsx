"use client";

import { useTranslations } from "next-intl";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { allowExport } from "@/lib/client/api/console/lists";

/** Downloads a file, once the session is confirmed. */
export function ExportButton({ path, note }: { path: string; note: string }) {
  const t = useTranslations("console_list");
  const { busy, refusal, run } = useCeremony();
  async function download() {
    await allowExport();
    window.location.assign(path);
  }
  return (
    <div className="console-export">
      <Button variant="outline" size="small" busy={busy} title={note} onClick={() => void run(download)}>
        <Icon name="download" size={16} />
        {t("export")}
      </Button>
      <span className="text-muted text-xs">{note}</span>
      <Refusal text={refusal} />
    </div>
  );
}
