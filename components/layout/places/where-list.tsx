import { createTranslator } from "next-intl";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useState } from "react";
import type { WhereMessages } from "@/components/layout/load-field-messages";
import { findPlaces, type PlaceRow, placeRows } from "@/components/layout/places/find-places";
import { useSuggestions } from "@/components/layout/places/use-suggestions";
import { WhereRow } from "@/components/layout/places/where-row";
import { announce } from "@/components/ui/announce";
import type { PlaceGroup } from "@/components/ui/fields/place-options";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

/** What the text field hands on to its list. */
export interface WhereKeys {
  /** Whether the list has used the key. */
  press: (key: string) => boolean;
  /** The focus leaves the field. */
  leave: () => void;
}

interface WhereListProps {
  id: string;
  locale: Locale;
  messages: WhereMessages;
  label: ReactNode;
  anyLabel: string;
  places: readonly PlaceGroup[];
  chosen: string;
  /** Null while nothing has been typed: then every place is shown. */
  typed: string | null;
  keys: Ref<WhereKeys>;
  onActive: (optionId: string | undefined) => void;
  onPlace: (value: string) => void;
  onBoat?: (path: string) => void;
  onDone: () => void;
  formOf: () => HTMLFormElement | null;
}

/** What of the form makes a trip, under the names that a boat's address has for it. */
const TRIP_NAMES = ["rent_type", "date", "end_date", "start_hour", "end_hour", "persons"];

function tripOf(form: HTMLFormElement | null): Record<string, string> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(TRIP_NAMES.map((name) => [name, String(data.get(name) ?? "")]));
}

/** The rows below the place field: places, and the boats that what was typed names. */
export function WhereList(props: WhereListProps) {
  const { id, locale, messages, label, anyLabel, places, chosen, typed } = props;
  const { keys, onActive, onPlace, onBoat, onDone, formOf } = props;
  const t = createTranslator<WhereMessages, "where">({ locale, messages, namespace: "where" });
  const all = useMemo(() => placeRows(places, anyLabel), [places, anyLabel]);
  const rows = useMemo(() => (typed === null ? all : findPlaces(all, typed)), [all, typed]);
  const { cities, answer } = useSuggestions(typed, onBoat !== undefined);
  const boats = answer?.boats ?? [];
  const count = rows.length + boats.length;

  const [moved, setMoved] = useState<{ typed: string | null; to: number } | null>(null);
  const start = typed === null ? rows.findIndex(({ value }) => value === chosen) : 0;
  const index = Math.min(moved?.typed === typed ? moved.to : start, count - 1);
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = index >= 0 ? optionId(index) : undefined;
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId, onActive]);

  const said = answer ? (count > 0 ? t("found", { count }) : t("none")) : null;
  useEffect(() => {
    if (said) announce(said);
  }, [said]);

  const take = (at: number) => {
    const row = rows[at];
    const boat = boats[at - rows.length];
    if (row) onPlace(row.value);
    else if (boat) onBoat?.(pathFor("boat", locale, { slug: boat.slug }, tripOf(formOf())));
    else return;
    onDone();
  };
  useImperativeHandle(keys, () => ({
    press: (key) => {
      const steps: Record<string, number> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        Home: 0,
        End: count - 1,
      };
      const to = steps[key];
      if (key === "Enter") take(index);
      else if (to === undefined) return false;
      else setMoved({ typed, to: Math.min(Math.max(to, 0), count - 1) });
      return true;
    },
    // Who typed a place and went on meant it; a boat would open another page.
    leave: () => typed !== null && index < rows.length && take(index),
  }));

  const option = (at: number) => ({ id: optionId(at), active: at === index, onChoose: () => take(at) });
  return (
    <>
      {typed === null && onBoat && <span className="block px-3 pt-2 text-muted text-sm">{t("hint")}</span>}
      <div
        id={id}
        role="listbox"
        aria-label={typeof label === "string" ? label : anyLabel}
        // Also on its scroll bar and headings: the field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-60 overflow-y-auto overscroll-contain py-1"
      >
        {rows.map((row, at) => {
          const city = cities.find((one) => row.value === `city-${one.id}`);
          return (
            <WhereRow
              key={row.value}
              {...option(at)}
              selected={row.value === chosen}
              name={row.name}
              note={noteOf(row, typed, city && t("count", { count: city.boats }))}
              picture={city?.picture ?? null}
              look={lookOf(row, typed)}
            />
          );
        })}
        {boats.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div role="group" aria-label={t("boats")}>
            <div aria-hidden className="border-line border-t px-3 pt-2 font-semibold text-muted text-sm">
              {t("boats")}
            </div>
            {boats.map((boat, at) => (
              <WhereRow
                key={boat.slug}
                {...option(rows.length + at)}
                selected={false}
                name={boat.name}
                note={[boat.type, boat.port, boat.vehicle_number].join(" · ")}
                picture={boat.picture}
                look="boat"
              />
            ))}
          </div>
        )}
      </div>
      {(answer?.failed || (answer && count === 0)) && (
        <span className="block px-3 pb-2 text-muted text-sm">{t(answer.failed ? "failed" : "none")}</span>
      )}
    </>
  );
}

const noteOf = (row: PlaceRow, typed: string | null, boats: string | undefined) =>
  row.city ? (typed === null ? undefined : row.city) : boats;

const lookOf = (row: PlaceRow, typed: string | null) => {
  if (!row.city) return row.value.startsWith("city-") ? "city" : "anywhere";
  return typed === null ? "indented" : "port";
};
