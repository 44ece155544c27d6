import { useTranslations } from "next-intl";
import { DifferenceView } from "@/components/operate/content/difference-view";
import type { StaleText } from "@/components/operate/content/use-text-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import type { Locale } from "@/lib/i18n/locales";

interface FormNoticesProps {
  locale: Locale;
  restored: boolean;
  onDiscard: () => void;
  refusal: string | null;
  stale: StaleText | null;
  onKeepMine: (stale: StaleText) => void;
}

/** What happened to the form: brought back, refused, or overtaken by a colleague. */
export function FormNotices(props: FormNoticesProps) {
  const { locale, restored, onDiscard, refusal, stale, onKeepMine } = props;
  const t = useTranslations("console_content");
  return (
    <>
      {restored && (
        <Notice tone="info">
          <p>{t("restored")}</p>
          <Button variant="outline" size="small" className="mt-2" onClick={onDiscard}>
            {t("discard")}
          </Button>
        </Notice>
      )}
      <Refusal text={refusal} />
      {stale && (
        <Notice tone="warning" announced>
          <p className="font-semibold">{stale.message}</p>
          <p className="mt-2 mb-3">{t("stale")}</p>
          <DifferenceView locale={locale} fields={stale.difference} />
          <Button variant="outline" size="small" className="mt-3" onClick={() => onKeepMine(stale)}>
            {t("keep_mine")}
          </Button>
        </Notice>
      )}
    </>
  );
}
