import { useTranslations } from "next-intl";

/** Turns the reason that was given for a step into text; null where nobody gave one. */
export function useReasonText(): (reason: string | null) => string | null {
  const t = useTranslations("reservations.history");
  return (reason) => {
    if (reason === "rival_accepted") return t("rival");
    return reason ? t("reason", { reason }) : null;
  };
}
