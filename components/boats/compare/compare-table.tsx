import type { CompareRow, CompareTexts } from "@/components/boats/compare/compare-rows";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";
import "@/components/boats/compare/compare-table.css";

export interface CompareColumn {
  id: number;
  name: string;
  /** `Gulet · Bodrum` */
  facts: string;
  /** What it is priced for: `12 December · Hourly · 10:00–14:00 · 4 guests`. */
  trip: string | null;
  picture: { src: string; alt: string; color: string } | null;
  /** The boat's page, with the trip. */
  href: string;
  /** This comparison without the boat. */
  without: string;
}

interface CompareTableProps {
  caption: string;
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  texts: CompareTexts;
}

/** Boats side by side: a column each, which phones swipe, and a row for each fact. */
export function CompareTable({ caption, columns, rows, texts: { t } }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="compare-scroll" aria-label={caption} tabIndex={0}>
      <table className="compare">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="compare-pictures">
            <td />
            {columns.map(({ id, picture }) => (
              <td key={id}>{picture && <BoatPicture picture={picture} />}</td>
            ))}
          </tr>
          <tr className="compare-names">
            <td />
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {columns.map((column) => (
              <td key={column.id}>
                <ColumnHead column={column} t={t} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fact, label, differs, cells }) => (
            <tr key={fact} data-differs={differs || undefined}>
              <th scope="row" aria-describedby={differs ? `differs-${fact}` : undefined}>
                {label}
                {/* Described, not named by it: else every cell of the row would say it again. */}
                {differs && (
                  <span id={`differs-${fact}`} aria-hidden className="compare-differs">
                    <Icon name="scale" size={14} />
                    {t("differs")}
                  </span>
                )}
              </th>
              {cells.map(({ boatId, content, best }) => (
                <td key={boatId}>
                  {content}
                  {best && (
                    <span className="compare-best">
                      <Icon name="check" size={14} />
                      {best}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BoatPicture({ picture: { src, alt, color } }: { picture: NonNullable<CompareColumn["picture"]> }) {
  return (
    <img
      src={src}
      alt={alt}
      width={3}
      height={2}
      className="aspect-[3/2] w-full rounded-field object-cover"
      style={{ backgroundColor: color }}
    />
  );
}

/** What the boat is, what it is priced for, and the ways to it and out of the comparison. */
function ColumnHead({ column, t }: { column: CompareColumn; t: CompareTexts["t"] }) {
  const { name, facts, trip, href, without } = column;
  return (
    <div className="grid gap-2">
      <span className="text-muted text-sm">{facts}</span>
      {trip && <span className="text-sm">{trip}</span>}
      <SiteLink
        href={href}
        rel="nofollow"
        aria-label={t("view_boat", { name })}
        className={buttonClass({ variant: "secondary", size: "small" })}
      >
        {t("view")}
      </SiteLink>
      <SiteLink
        href={without}
        rel="nofollow"
        aria-label={t("remove_boat", { name })}
        className="inline-flex min-h-11 items-center gap-1 text-sea-dark text-sm underline"
      >
        <Icon name="x" size={16} />
        {t("remove")}
      </SiteLink>
    </div>
  );
}
