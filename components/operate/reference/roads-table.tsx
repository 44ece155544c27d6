import { ActionButton } from "@/components/operate/action/action-button";
import { MAX_ROAD_KM, MIN_ROAD_KM } from "@/lib/domain/shared/road-limits";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface City {
  key: string;
  name: LocalizedText;
}

interface RoadsTableProps {
  locale: Locale;
  cities: readonly City[];
  /** A road stands once, for both directions. */
  roads: readonly { place: string; other: string; km: number }[];
  mayChange: boolean;
}

/** The kilometres between every two cities, in both directions; where no road is known the straight line counts. */
export async function RoadsTable({ locale, cities, roads, mayChange }: RoadsTableProps) {
  const t = await translatorOf(locale, "console_reference");
  const kmBetween = (one: string, two: string) =>
    roads.find(({ place, other }) => (place === one && other === two) || (place === two && other === one))
      ?.km;
  if (cities.length < 2) return <p>{t("roads.no_cities")}</p>;
  return (
    <div className="console-matrix-frame">
      <table className="console-matrix">
        <caption className="sr-only">{t("roads.list")}</caption>
        <thead>
          <tr>
            <td />
            {cities.map(({ key, name }) => (
              <th key={key} scope="col">
                {name[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cities.map((from) => (
            <tr key={from.key}>
              <th scope="row">{from.name[locale]}</th>
              {cities.map((to) => {
                const km = kmBetween(from.key, to.key);
                if (from.key === to.key) return <td key={to.key} className="console-matrix-self" />;
                const shown = km === undefined ? "–" : String(km);
                return (
                  <td key={to.key}>
                    {mayChange ? (
                      <ActionButton
                        variant="ghost"
                        path="roads"
                        label={shown}
                        title={t("roads.between", { from: from.name[locale], to: to.name[locale] })}
                        values={{ from: from.key, to: to.key }}
                        fields={[
                          {
                            name: "km",
                            kind: "number",
                            label: t("roads.km"),
                            hint: t("roads.km_hint", { min: MIN_ROAD_KM, max: MAX_ROAD_KM }),
                            value: km === undefined ? "" : String(km),
                          },
                        ]}
                      />
                    ) : (
                      shown
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
