import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Says that the conversation is closed because one side reported it. */
export function ClosedNotice({ mine }: { mine: boolean }) {
  const t = useTranslations("questions.closed");
  return (
    <Notice tone="warning" title={t("title")}>
      {t(mine ? "mine" : "text")}
    </Notice>
  );
}
