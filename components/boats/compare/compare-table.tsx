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
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <ColumnHead column={column} t={t} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fact, label, differs, cells }) => (
            <tr key={fact} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && (
                  <span className="compare-differs">
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

function ColumnHead({ column, t }: { column: CompareColumn; t: CompareTexts["t"] }) {
  const { name, facts, trip, picture, href, without } = column;
  return (
    <div className="grid gap-2">
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={3}
          height={2}
          className="aspect-[3/2] w-full rounded-field object-cover"
          style={{ backgroundColor: picture.color }}
        />
      )}
      <span className="text-base text-navy">{name}</span>
      <span className="font-normal text-muted text-sm">{facts}</span>
      {trip && <span className="font-normal text-sm">{trip}</span>}
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
        className="inline-flex min-h-9 items-center gap-1 font-normal text-sea-dark text-sm underline"
      >
        <Icon name="x" size={16} />
        {t("remove")}
      </SiteLink>
    </div>
  );
}
