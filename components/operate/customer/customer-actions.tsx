import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { buttonClass } from "@/components/ui/button-class";
import { CODE_MINUTES, CORRECT_EMAIL_HOURS } from "@/lib/domain/shared/code-minutes";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface CustomerActionsProps {
  locale: Locale;
  role: StaffRole;
  customer: {
    id: string;
    emailProvenAt: Date | null;
    hasPassword: boolean;
    writingBlockedAt: Date | null;
  };
}

/** What staff does for the account: a way in, a right address, no messages. */
export async function CustomerActions({ locale, role, customer }: CustomerActionsProps) {
  if (!may(role, "customers.write")) return null;
  const t = await translatorOf(locale, "console_customer");
  const { id, emailProvenAt, hasPassword, writingBlockedAt } = customer;
  const path = (act: string) => `customers/${id}/${act}`;
  return (
    <div className="console-actions">
      {may(role, "bookings.write") && (
        <RouteLink
          to="consoleCaller"
          locale={locale}
          query={{ customer: id }}
          className={buttonClass({ variant: "outline", size: "small" })}
        >
          {t("book")}
        </RouteLink>
      )}
      {(emailProvenAt || !hasPassword) && (
        <ActionButton
          path={path("login-link")}
          label={t("login_link")}
          title={t("login_link_title")}
          intro={t("login_link_text", { minutes: CODE_MINUTES.t_login })}
        />
      )}
      <ActionButton
        path={path("correct-email")}
        label={t("correct")}
        title={t("correct_title")}
        intro={t("correct_text", { hours: CORRECT_EMAIL_HOURS })}
        fields={[
          { kind: "text", name: "email", label: t("new_address") },
          { kind: "area", name: "reason", label: t("recognised"), hint: t("recognised_hint") },
        ]}
      />
      {writingBlockedAt ? (
        <ActionButton path={path("unblock")} label={t("unblock")} title={t("unblock_title")} />
      ) : (
        <ActionButton
          path={path("block")}
          label={t("block")}
          title={t("block_title")}
          intro={t("block_text")}
          fields={[{ kind: "area", name: "reason", label: t("reason") }]}
        />
      )}
    </div>
  );
}

/** The customer's rights over the data: a file to the own address, and the end of the account. */
export async function DataActions({ locale, role, customer }: CustomerActionsProps) {
  const t = await translatorOf(locale, "console_customer");
  const { id, emailProvenAt } = customer;
  return (
    <div className="console-actions">
      {may(role, "customers.export") && emailProvenAt && (
        <ActionButton
          path={`customers/${id}/mail-data`}
          label={t("mail_data")}
          title={t("mail_data_title")}
        />
      )}
      {may(role, "customers.erase") && (
        <ActionButton
          path={`customers/${id}/erase`}
          variant="danger"
          label={t("erase")}
          title={t("erase_title")}
          intro={t("erase_text")}
        />
      )}
    </div>
  );
}
