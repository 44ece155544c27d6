import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { RouteLink } from "@/components/layout/route-link";
import { AcceptedContract } from "@/components/reservations/detail/accepted-contract";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { ContractText } from "@/components/ui/contract-text";
import { Icon } from "@/components/ui/icon/icon";
import type { ReservationResponse, ReservationSummary } from "@/lib/contracts/reservations";
import type { Locale } from "@/lib/i18n/locales";
import { listAcceptedContracts } from "@/lib/server/booking/checkout/list-accepted-contracts";

interface ReservationDocumentsProps {
  reservation: ReservationResponse;
  userId: string;
  locale: Locale;
}

/** What was written and signed: the conversation with the owner and the accepted contracts. */
export async function ReservationDocuments({ reservation, userId, locale }: ReservationDocumentsProps) {
  const [t, contracts] = await Promise.all([
    getTranslations({ locale, namespace: "reservations" }),
    listAcceptedContracts(userId, { kind: "reservation", id: reservation.id }),
  ]);
  return (
    <>
      <SectionCard title={t("messages_title")}>
        <MessagesSummary {...reservation} />
      </SectionCard>
      {contracts.length > 0 && (
        <SectionCard title={t("contracts.title")}>
          <div className="grid gap-3">
            {contracts.map(({ text, ...contract }) => (
              <AcceptedContract key={contract.id} contract={contract}>
                <ContractText text={text} />
              </AcceptedContract>
            ))}
          </div>
        </SectionCard>
      )}
    </>
  );
}

/** The link to the conversation, and whether it has new messages. */
function MessagesSummary({ id, unread_messages }: Pick<ReservationSummary, "id" | "unread_messages">) {
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
