import type { ReactNode } from "react";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import { Facts } from "@/components/operate/reservation/facts";
import { Notice } from "@/components/ui/notice";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { LOCALE_FACTS, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Sheet {
  name: string;
  email: string | null;
  emailProvenAt: Date | null;
  newEmail: string | null;
  newEmailUntil: Date | null;
  phone: string | null;
  phoneProvenAt: Date | null;
  locale: Locale;
  createdAt: Date;
  birthdate: string | null;
  address: string | null;
  identityNumber: string | null;
  anonymisedAt: Date | null;
  writingBlockedAt: Date | null;
  writingBlockedReason: string | null;
  messagesWritten: number;
  conversations: number;
}

interface CustomerFactsProps {
  locale: Locale;
  role: StaffRole;
  sheet: Sheet;
}

/** Who a customer is, as far as the role may know it. */
export async function CustomerFacts({ locale, role, sheet }: CustomerFactsProps) {
  const t = await translatorOf(locale, "console_customer");
  const at = (instant: Date) => formatInstant(instant, locale);
  const proven = (since: Date | null) => (since ? t("proven", { time: at(since) }) : t("unproven"));
  const { anonymisedAt, writingBlockedAt, writingBlockedReason, conversations, messagesWritten } = sheet;
  const email = (address: string) => <bdi>{showField(role, "field.email", address)}</bdi>;
  return (
    <>
      {anonymisedAt && <Notice tone="warning">{t("deleted", { time: at(anonymisedAt) })}</Notice>}
      {writingBlockedAt && (
        <Notice tone="warning">
          {t("blocked", { time: at(writingBlockedAt) })}{" "}
          <bdi>{showField(role, "field.name", writingBlockedReason ?? "")}</bdi>
        </Notice>
      )}
      <Facts
        facts={[
          [t("name"), <bdi key="is">{showField(role, "field.name", sheet.name)}</bdi>],
          [
            t("email"),
            sheet.email && <Proven key="is" shown={email(sheet.email)} note={proven(sheet.emailProvenAt)} />,
          ],
          [
            t("new_email"),
            sheet.newEmail && sheet.newEmailUntil && (
              <Proven
                key="is"
                shown={email(sheet.newEmail)}
                note={t("until", { time: at(sheet.newEmailUntil) })}
              />
            ),
          ],
          [
            t("telephone"),
            sheet.phone && (
              <Proven
                key="is"
                shown={<PhoneLink {...{ locale, role }} number={sheet.phone} />}
                note={proven(sheet.phoneProvenAt)}
              />
            ),
          ],
          [t("language"), <bdi key="is">{LOCALE_FACTS[sheet.locale].name}</bdi>],
          [t("since"), at(sheet.createdAt)],
          [
            t("birthdate"),
            sheet.birthdate && showField(role, "field.address", formatDay(sheet.birthdate, locale)),
          ],
          [
            t("address"),
            sheet.address && <bdi key="is">{showField(role, "field.address", sheet.address)}</bdi>,
          ],
          [
            t("identity"),
            sheet.identityNumber && (
              <bdi key="is">{showField(role, "field.identity", sheet.identityNumber)}</bdi>
            ),
          ],
          [t("conversations"), t("conversations_of", { conversations, written: messagesWritten })],
        ]}
      />
    </>
  );
}

function Proven({ shown, note }: { shown: ReactNode; note: string }) {
  return (
    <>
      {shown}
      <br />
      <span className="text-muted">{note}</span>
    </>
  );
}
