import { ActionButton } from "@/components/operate/action/action-button";
import { OWNER_INVITATION_DAYS } from "@/lib/domain/owners/owner-gaps";
import type { OwnerState } from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface OwnerStateActionsProps {
  locale: Locale;
  role: StaffRole;
  owner: { id: string; state: OwnerState };
  /** Nothing is missing of identity, papers and agreement. */
  isComplete: boolean;
}

/** What staff can make of an owner in each state. */
export async function OwnerStateActions({
  locale,
  role,
  owner: { id, state },
  isComplete,
}: OwnerStateActionsProps) {
  if (!may(role, "owners.write")) return null;
  const t = await translatorOf(locale, "console_owners");
  const isOpen = state === "applied" || state === "declined" || state === "invited";
  const reason = { kind: "area", name: "reason", label: t("reason") } as const;
  return (
    <>
      {isOpen && (
        <ActionButton
          path={`owners/${id}/invite`}
          variant={state === "applied" ? "primary" : "outline"}
          label={t(state === "invited" ? "invite_again" : "invite")}
          title={t("invite_title")}
          intro={t("invite_text", { days: OWNER_INVITATION_DAYS })}
        />
      )}
      {(state === "applied" || state === "invited") && (
        <ActionButton
          path={`owners/${id}/decline`}
          label={t("decline")}
          title={t("decline_title")}
          intro={t("decline_text")}
          fields={[reason]}
        />
      )}
      {state === "invited" && isComplete && (
        <ActionButton
          path={`owners/${id}/activate`}
          variant="primary"
          label={t("activate")}
          title={t("activate_title")}
          intro={t("activate_text")}
        />
      )}
      {state === "active" && (
        <ActionButton
          path={`owners/${id}/suspend`}
          variant="danger"
          label={t("suspend")}
          title={t("suspend_title")}
          intro={t("suspend_text")}
          fields={[reason]}
        />
      )}
      {state === "suspended" && (
        <ActionButton
          path={`owners/${id}/resume`}
          label={t("resume")}
          title={t("resume_title")}
          intro={t("resume_text")}
          fields={[reason]}
        />
      )}
    </>
  );
}
