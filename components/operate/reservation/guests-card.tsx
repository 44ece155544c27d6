import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { Facts } from "@/components/operate/reservation/facts";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Invitation {
  number: string;
  invitedAt: Date;
  isOpen: boolean;
  answers: number;
  coming: number;
  personCount: number;
  listSentAt: Date | null;
}

interface GuestsCardProps {
  locale: Locale;
  role: StaffRole;
  invitation: Invitation;
}

/** The invitation to a trip: its link and how many come; no guest is named, and the link is not shown. */
export async function GuestsCard({ locale, role, invitation }: GuestsCardProps) {
  const t = await translatorOf(locale, "console");
  const { number, invitedAt, isOpen, answers, coming, personCount, listSentAt } = invitation;
  const at = (instant: Date) => formatInstant(instant, locale, "brief");
  return (
    <ConsoleCard title={t("guests.title")}>
      <Facts
        facts={[
          [t("guests.link"), t(isOpen ? "guests.open" : "guests.closed")],
          [t("guests.invited"), at(invitedAt)],
          [t("guests.answers"), answers],
          [t("guests.coming"), t("guests.of", { coming, booked: personCount })],
          [t("guests.list_sent"), listSentAt && at(listSentAt)],
        ]}
      />
      {may(role, "guests.write") && (
        <div className="console-actions">
          {isOpen && (
            <ActionButton
              path={`bookings/${number}/close-guests`}
              label={t("guests.close")}
              title={t("guests.close_title", { number })}
              intro={t("guests.close_text")}
            />
          )}
          <ActionButton
            path={`bookings/${number}/renew-guests`}
            label={t("guests.renew")}
            title={t("guests.renew_title", { number })}
            intro={t("guests.renew_text")}
          />
        </div>
      )}
    </ConsoleCard>
  );
}
