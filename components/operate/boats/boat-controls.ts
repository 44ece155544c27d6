import type { FilterControl } from "@/components/operate/list/list-filter";
import { BOAT_STATUSES } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

type Named = readonly { id: number; name: string }[];

/** The filter of the list of all boats. */
export async function boatControls(locale: Locale, ports: Named, types: Named): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_boats");
  const options = (named: Named) => named.map(({ id, name }) => ({ value: `${id}`, label: name }));
  return [
    { name: "words", label: t("words"), kind: "text" },
    {
      name: "status",
      label: t("status_label"),
      kind: "choice",
      options: BOAT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    { name: "port", label: t("port"), kind: "choice", options: options(ports) },
    { name: "type", label: t("type"), kind: "choice", options: options(types) },
  ];
}
