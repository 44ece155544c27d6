import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openMoney } from "@/app/(operate)/operate/owners-money/open-money";
import { ExportButton } from "@/components/operate/list/export-button";
import { DonePayouts, OpenPayouts } from "@/components/operate/owners-money/payouts-card";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listPayouts } from "@/lib/server/operator/owners-money/read-payouts";

export const generateMetadata = () => consoleMetadata("owners_money");

export default async function Page() {
  const { locale, now, mayExport, show } = await openMoney("consolePayouts");
  const t = await translatorOf(locale, "console_owners_money");
  const [open, all] = await Promise.all([listPayouts({ state: "open" }), listPayouts({})]);
  const done = all.filter(({ state }) => state !== "open");
  return show(
    <>
      <OpenPayouts {...{ locale }} payouts={open} today={tripDayOf(now)} />
      {mayExport && open.length > 0 && (
        <ExportButton path={pathFor("consoleExport", locale, { list: "payouts" })} note={t("bank_file")} />
      )}
      <DonePayouts {...{ locale }} payouts={done} />
    </>,
  );
}
