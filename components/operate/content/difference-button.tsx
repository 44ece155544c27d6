import { useTranslations } from "next-intl";
import { useState } from "react";
import { DifferenceView } from "@/components/operate/content/difference-view";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import type { Difference } from "@/lib/contracts/console/content";
import type { Locale } from "@/lib/i18n/locales";

/** Shows where the form and the site differ, whenever somebody asks. */
export function DifferenceButton({
  locale,
  compare,
}: {
  locale: Locale;
  compare: () => Promise<{ fields: Difference }>;
}) {
  const t = useTranslations("console_content");
  const common = useTranslations("console");
  const { busy, refusal, run } = useCeremony();
  const [fields, setFields] = useState<Difference | null>(null);
  return (
    <>
      <Button
        variant="outline"
        busy={busy}
        onClick={() => void run(async () => setFields((await compare()).fields))}
      >
        {t("show_difference")}
      </Button>
      <Refusal text={refusal} />
      {fields && (
        <Dialog
          open
          shape="wide"
          onOpenChange={() => setFields(null)}
          title={t("difference")}
          closeLabel={common("close")}
        >
          <DifferenceView {...{ locale, fields }} />
        </Dialog>
      )}
    </>
  );
}
