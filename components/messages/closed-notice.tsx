import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** That nobody can write any more, since one of the two has reported the conversation. */
export function ClosedNotice({ mine }: { mine: boolean }) {
  const t = useTranslations("questions.closed");
  return (
    <Notice tone="warning" title={t("title")}>
      {t(mine ? "mine" : "text")}
    </Notice>
  );
}
