import type { JoiningView } from "@/components/owner/joining/joining-view";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface PaperListProps {
  locale: Locale;
  joining: Pick<JoiningView, "papers" | "gaps" | "kinds" | "boats">;
}

/** What is missing first, then what was handed in and what became of it. */
export async function PaperList({ locale, joining: { papers, gaps, kinds, boats } }: PaperListProps) {
  const t = await translatorOf(locale, "owner_joining");
  const missing = gaps.filter(({ waitsFor }) => waitsFor === "owner");
  const nameOf = (key: string) => kinds.find((kind) => kind.key === key)?.name ?? key;
  const boatOf = (id: number | null) => boats.find((boat) => boat.id === id)?.name;
  return (
    <ul className="grid gap-2">
      {missing.map(({ kind, boatId }) => (
        <li key={`${kind} ${boatId}`} className="rounded-[10px] border border-line p-3">
          <strong>{nameOf(kind)}</strong> {boatOf(boatId) && <bdi>· {boatOf(boatId)}</bdi>}
          <br />
          <span className="text-muted text-sm">{t("paper_missing")}</span>
        </li>
      ))}
      {papers.map((paper) => (
        <li key={paper.id} className="rounded-[10px] border border-line p-3">
          <strong>{paper.kindName}</strong> {paper.boatName && <bdi>· {paper.boatName}</bdi>}
          <br />
          <span className="text-sm">
            {t(paper.isOver && paper.state === "accepted" ? "paper_over" : `paper_state.${paper.state}`)}
            {paper.validUntil && ` · ${t("until", { day: formatDay(paper.validUntil, locale) })}`}
          </span>
          {paper.refusal && (
            <>
              <br />
              <bdi className="text-sm">{paper.refusal}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
