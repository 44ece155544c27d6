import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import type { ReservationSummary } from "@/lib/contracts/reservations";

/** The link to the conversation, and whether it has new messages. */
export function MessagesSummary({ id, unread_messages }: Pick<ReservationSummary, "id" | "unread_messages">) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 grow basis-60">
        {t("messages_text")}{" "}
        {unread_messages > 0 && <Badge tone="coral">{t("unread", { count: unread_messages })}</Badge>}
      </p>
      <RouteLink
        to="messages"
        locale={locale}
        query={{ reservation: id }}
        className={buttonClass({ variant: "outline" })}
      >
        <Icon name="message-square" />
        {t("messages_open")}
      </RouteLink>
    </div>
  );
}
