import { ActionButton } from "@/components/operate/action/action-button";
import type { Column } from "@/components/operate/frame/console-table";
import { OwnerLink } from "@/components/operate/owners/owner-link";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import type { PaperSubject } from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

interface Paper {
  id: string;
  ownerId: string;
  ownerName: string;
  kindName: string;
  subject: PaperSubject;
  needed: boolean;
  boatCode: string | null;
  number: string | null;
  validUntil: string | null;
  fileType: string | null;
  createdAt: Date;
}

/** The columns of papers of all owners, with what staff decides about one that waits. */
export async function paperColumns(
  locale: Locale,
  role: StaffRole,
  waits: boolean,
): Promise<Column<Paper>[]> {
  const t = await translatorOf(locale, "console_owners");
  const decide: Column<Paper> = {
    label: t("actions"),
    cell: ({ id, kindName }) => <PaperActions {...{ locale, id, kindName }} />,
  };
  return [
    {
      label: t("owner"),
      cell: ({ ownerId, ownerName }) => <OwnerLink {...{ locale, role }} id={ownerId} name={ownerName} />,
    },
    { label: t("paper"), cell: ({ kindName }) => kindName },
    {
      label: t("paper_of"),
      cell: ({ subject, boatCode }) => <bdi>{boatCode ?? t(`subject.${subject}`)}</bdi>,
    },
    { label: t("paper_number"), isNumber: true, cell: ({ number }) => number && <bdi>{number}</bdi> },
    {
      label: t("valid_until"),
      isNumber: true,
      cell: ({ validUntil }) => validUntil && formatDay(validUntil, locale),
    },
    {
      label: t("handed_in"),
      isNumber: true,
      cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
    },
    {
      label: t("file"),
      cell: ({ id, fileType, kindName }) =>
        fileType ? <PaperFileLink {...{ locale, id, kindName }} text={t("open_file")} /> : t("no_file"),
    },
    ...(waits && may(role, "papers.write") ? [decide] : []),
  ];
}

/** Opens the file of a paper; who does is written down. */
export function PaperFileLink({
  locale,
  id,
  kindName,
  text,
}: {
  locale: Locale;
  id: string;
  kindName: string;
  text: string;
}) {
  return (
    <SiteLink
      href={pathFor("consolePaperFile", locale, { id })}
      className={buttonClass({ variant: "outline", size: "small" })}
      aria-label={`${text}: ${kindName}`}
      download
    >
      {text}
    </SiteLink>
  );
}

/** Finds a paper in order, or refuses it with a reason for its owner. */
export async function PaperActions({
  locale,
  id,
  kindName,
}: {
  locale: Locale;
  id: string;
  kindName: string;
}) {
  const t = await translatorOf(locale, "console_owners");
  return (
    <div className="console-actions">
      <ActionButton
        path={`papers/${id}/accept`}
        label={t("accept_paper")}
        title={t("accept_paper_title", { paper: kindName })}
      />
      <ActionButton
        path={`papers/${id}/refuse`}
        label={t("refuse_paper")}
        title={t("refuse_paper_title", { paper: kindName })}
        intro={t("refuse_paper_text")}
        fields={[{ kind: "area", name: "reason", label: t("reason") }]}
      />
    </div>
  );
}
