import type { ReactNode } from "react";
import { BookingNumber } from "@/components/operate/frame/booking-number";
import { Words } from "@/components/operate/inbox/message-log";
import { Facts } from "@/components/operate/reservation/facts";
import { Badge } from "@/components/ui/badge";
import { CONTACT_SUBJECTS } from "@/lib/contracts/contact";
import type { ConversationKind, QuestionSide } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { showWords } from "@/lib/domain/staff/mask-words";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatLanguages } from "@/lib/i18n/format-languages";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface ConversationFactsProps {
  locale: Locale;
  role: StaffRole;
  conversation: {
    kind: ConversationKind;
    number: string;
    customerName: string;
    customerEmail: string | null;
    phone: string | null;
    locale: Locale;
    boatCode: string | null;
    about: string | null;
    subject: string | null;
    waitsSince: Date | null;
    turnOf: "owner" | "operator";
    isClosed: boolean;
    report: string | null;
    reportedBy: QuestionSide | null;
    reportedAt: Date | null;
  };
}

/** Who writes about what, and for whom it waits. */
export async function ConversationFacts({ locale, role, conversation }: ConversationFactsProps) {
  const [t, contact] = await Promise.all([
    translatorOf(locale, "console_inbox"),
    translatorOf(locale, "contact"),
  ]);
  const { kind, number, customerName, customerEmail, phone, boatCode, about } = conversation;
  const { subject, waitsSince, turnOf, isClosed, report, reportedBy, reportedAt } = conversation;
  const state = (): ReactNode => {
    if (waitsSince) {
      const time = formatInstant(waitsSince, locale, "brief");
      return t(`conversation.${turnOf === "operator" ? "waits_ours" : "waits_owner"}`, { time });
    }
    return t("conversation.no_wait");
  };
  const known = subject && (CONTACT_SUBJECTS.find((one) => one === subject) ?? "other");
  return (
    <>
      <Facts
        facts={[
          [t("conversation.who"), <bdi key="of">{showField(role, "field.name", customerName)}</bdi>],
          [
            t("conversation.email"),
            customerEmail && <bdi>{showField(role, "field.email", customerEmail)}</bdi>,
          ],
          [
            t("conversation.phone"),
            phone && <bdi dir="ltr">{showField(role, "field.telephone", phone)}</bdi>,
          ],
          [t("language"), formatLanguages([conversation.locale], locale)],
          [
            t("conversation.booking"),
            (kind === "reservation" || kind === "order") && (
              <BookingNumber key="of" {...{ locale, role, number }} />
            ),
          ],
          [
            t(`conversation.${kind === "order" && !boatCode ? "service" : "boat"}`),
            about && <bdi>{[boatCode, about].filter(Boolean).join(" · ")}</bdi>,
          ],
          [t("conversation.subject"), known && contact(`subjects.${known}`)],
          [
            t("conversation.state"),
            <span key="of">
              {state()} {isClosed && <Badge>{t("conversation.closed")}</Badge>}
            </span>,
          ],
        ]}
      />
      {report && reportedBy && reportedAt && (
        <section className="console-report" aria-label={t("conversation.report")}>
          <p className="text-xs">
            {t(`conversation.reported_by.${reportedBy}`, {
              time: formatInstant(reportedAt, locale, "brief"),
            })}
          </p>
          <Words text={showWords(role, report)} hidden={t("conversation.hidden")} />
        </section>
      )}
    </>
  );
}
