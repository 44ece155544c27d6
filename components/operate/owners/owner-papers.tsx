import { ConsoleTable } from "@/components/operate/frame/console-table";
import { PaperActions, PaperFileLink } from "@/components/operate/owners/paper-columns";
import { Notice } from "@/components/ui/notice";
import type { PaperState, PaperSubject } from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatList } from "@/lib/i18n/format-list";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Paper {
  id: string;
  kindName: string;
  subject: PaperSubject;
  boatName: string | null;
  number: string | null;
  validUntil: string | null;
  state: PaperState;
  refusal: string | null;
  hasFile: boolean;
  isOver: boolean;
  createdAt: Date;
}

interface OwnerPapersProps {
  locale: Locale;
  role: StaffRole;
  papers: readonly Paper[];
  gaps: readonly { kind: string; boatId: number | null; waitsFor: "owner" | "staff" }[];
  kinds: readonly { key: string; name: string }[];
  boats: readonly { id: number; code: string }[];
}

/** What an owner has handed in, and which needed papers are not in order. */
export async function OwnerPapers({ locale, role, papers, gaps, kinds, boats }: OwnerPapersProps) {
  const t = await translatorOf(locale, "console_owners");
  const missing = gaps.filter(({ waitsFor }) => waitsFor === "owner");
  const named = missing.map(({ kind, boatId }) =>
    [kinds.find(({ key }) => key === kind)?.name ?? kind, boats.find(({ id }) => id === boatId)?.code]
      .filter(Boolean)
      .join(" "),
  );
  return (
    <>
      {named.length > 0 && (
        <Notice tone="warning">{t("missing", { fields: formatList(named, locale) })}</Notice>
      )}
      {papers.length === 0 ? (
        <p>{t("no_papers")}</p>
      ) : (
        <ConsoleTable
          rows={papers}
          keyOf={({ id }) => id}
          columns={[
            { label: t("paper"), cell: ({ kindName }) => kindName },
            {
              label: t("paper_of"),
              cell: ({ subject, boatName }) => <bdi>{boatName ?? t(`subject.${subject}`)}</bdi>,
            },
            { label: t("paper_number"), isNumber: true, cell: ({ number }) => number && <bdi>{number}</bdi> },
            {
              label: t("valid_until"),
              isNumber: true,
              cell: ({ validUntil }) => validUntil && formatDay(validUntil, locale),
            },
            {
              label: t("field.state"),
              cell: ({ state, isOver, refusal }) => (
                <>
                  {t(isOver && state === "accepted" ? "paper_over" : `paper_state.${state}`)}
                  {refusal && (
                    <>
                      <br />
                      <bdi className="text-muted">{refusal}</bdi>
                    </>
                  )}
                </>
              ),
            },
            {
              label: t("handed_in"),
              isNumber: true,
              cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
            },
            {
              label: t("actions"),
              cell: ({ id, kindName, hasFile, state }) => {
                const opens = hasFile && may(role, "papers.read");
                const decides = state === "waiting" && may(role, "papers.write");
                if (!opens && !decides) return null;
                return (
                  <div className="console-actions">
                    {opens && <PaperFileLink {...{ locale, id, kindName }} text={t("open_file")} />}
                    {decides && <PaperActions {...{ locale, id, kindName }} />}
                  </div>
                );
              },
            },
          ]}
        />
      )}
    </>
  );
}
