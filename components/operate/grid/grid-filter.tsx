import { RouteLink } from "@/components/layout/route-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { GRID_VIEWS, type GridView } from "@/lib/domain/availability/grid-window";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

interface Named {
  id: number;
  name: string;
}

export interface ChosenGrid {
  view: GridView;
  from: string;
  by: "port" | "type";
  port: number | null;
  type: number | null;
  q: string;
}

interface GridFilterProps {
  locale: Locale;
  chosen: ChosenGrid;
  today: string;
  earlier: string;
  later: string;
  ports: readonly Named[];
  types: readonly Named[];
}

/** What the grid shows: views and leafing as links, the rest a plain form; all of it stands in the address. */
export async function GridFilter({ locale, chosen, today, earlier, later, ports, types }: GridFilterProps) {
  const t = await translatorOf(locale, "console_grid");
  const leaf = (from: string, text: string) => (
    <RouteLink
      to="consoleGrid"
      locale={locale}
      query={{ ...chosen, from }}
      className={buttonClass({ variant: "outline", size: "small" })}
    >
      {text}
    </RouteLink>
  );
  return (
    <>
      <div className="grid-leaf">
        <nav aria-label={t("view")} className="grid-views">
          {GRID_VIEWS.map((view) => (
            <RouteLink
              key={view}
              to="consoleGrid"
              locale={locale}
              query={{ ...chosen, view }}
              aria-current={view === chosen.view ? "true" : undefined}
            >
              {t(`views.${view}`)}
            </RouteLink>
          ))}
        </nav>
        <div className="console-actions">
          {leaf(earlier, t("earlier"))}
          {leaf(today, t("today"))}
          {leaf(later, t("later"))}
        </div>
      </div>
      <form action={pathFor("consoleGrid", locale)} className="console-row grid-filter">
        <input type="hidden" name="view" value={chosen.view} />
        <TextInput id="grid-from" name="from" type="date" label={t("from")} defaultValue={chosen.from} />
        <Select id="grid-by" name="by" label={t("by")} defaultValue={chosen.by}>
          <option value="port">{t("by_port")}</option>
          <option value="type">{t("by_type")}</option>
        </Select>
        <Choice id="port" label={t("port")} all={t("all")} chosen={chosen.port} options={ports} />
        <Choice id="type" label={t("type")} all={t("all")} chosen={chosen.type} options={types} />
        <TextInput id="grid-words" name="q" label={t("words")} defaultValue={chosen.q} maxLength={60} />
        <div className="console-actions">
          <Button type="submit" variant="secondary">
            {t("show")}
          </Button>
        </div>
      </form>
    </>
  );
}

interface ChoiceProps {
  id: "port" | "type";
  label: string;
  all: string;
  chosen: number | null;
  options: readonly Named[];
}

function Choice({ id, label, all, chosen, options }: ChoiceProps) {
  return (
    <Select id={`grid-${id}`} name={id} label={label} defaultValue={chosen ?? ""}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </Select>
  );
}
