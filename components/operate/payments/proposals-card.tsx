import { ActionButton } from "@/components/operate/action/action-button";
import { BookingNumber } from "@/components/operate/frame/booking-number";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { Currency, ProposalState } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface ProposalRow {
  id: string;
  number: string;
  customerName: string;
  amountMinor: number;
  currency: Currency;
  note: string;
  state: ProposalState;
  proposedById: string;
  proposedBy: string;
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  leftThenMinor: number;
  leftNowMinor: number;
}

interface ProposalsTableProps {
  locale: Locale;
  role: StaffRole;
  readerId: string;
  proposals: readonly ProposalRow[];
}

/** Refunds that need a second person: who asked for which and why, and how it ended; nothing where there are none. */
export async function ProposalsCard({ locale, role, readerId, proposals }: ProposalsTableProps) {
  const t = await translatorOf(locale, "console_proposals");
  if (proposals.length === 0) return null;
  const at = (instant: Date) => formatInstant(instant, locale, "brief");
  return (
    <ConsoleCard title={t("title")}>
      <ConsoleTable
        rows={proposals}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t("proposed"),
            cell: ({ createdAt, proposedBy }) => t("by", { time: at(createdAt), name: proposedBy }),
          },
          {
            label: t("booking"),
            cell: ({ number, customerName }) => (
              <div>
                <BookingNumber {...{ locale, role, number }} />
                <br />
                <bdi>{showField(role, "field.name", customerName)}</bdi>
              </div>
            ),
          },
          {
            label: t("amount"),
            isAmount: true,
            cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency),
          },
          { label: t("note"), cell: ({ note }) => <bdi>{note}</bdi> },
          { label: t("state"), cell: (row) => <ProposalEnd {...{ locale, role, readerId, row }} /> },
        ]}
      />
    </ConsoleCard>
  );
}

type ProposalEndProps = Omit<ProposalsTableProps, "proposals"> & { row: ProposalRow };

/** What a reader can do with an open one; of a decided one by whom, when and why. */
async function ProposalEnd({ locale, role, readerId, row }: ProposalEndProps) {
  const t = await translatorOf(locale, "console_proposals");
  const { id, number, state, currency, decidedAt, decidedBy, decisionReason, leftThenMinor, leftNowMinor } =
    row;
  if (state !== "open")
    return (
      <div>
        {t(`states.${state}`)}
        {decidedAt && (
          <>
            <br />
            {t("by", { time: formatInstant(decidedAt, locale, "brief"), name: decidedBy ?? "" })}
          </>
        )}
        {decisionReason && (
          <>
            <br />
            <bdi className="text-muted">{decisionReason}</bdi>
          </>
        )}
      </div>
    );
  const isOwn = row.proposedById === readerId;
  const differs = leftThenMinor !== leftNowMinor;
  const [was, is] = [leftThenMinor, leftNowMinor].map((minor) => formatMoney(minor, currency));
  return (
    <div className="grid justify-items-start gap-2">
      {differs ? t("differs", { was: was ?? "", is: is ?? "" }) : t(isOwn ? "waits_own" : "waits")}
      {may(role, "bookings.refund") && (
        <div className="console-actions">
          {!isOwn && !differs && (
            <ActionButton
              variant="primary"
              path={`refund-proposals/${id}/confirm`}
              label={t("confirm")}
              title={t("confirm_named", { number })}
            />
          )}
          <ActionButton
            path={`refund-proposals/${id}/refuse`}
            label={t(isOwn ? "take_back" : "refuse")}
            title={t(isOwn ? "take_back_named" : "refuse_named", { number })}
            fields={[{ name: "reason", kind: "area", label: t("reason"), hint: t("reason_hint") }]}
          />
        </div>
      )}
    </div>
  );
}
