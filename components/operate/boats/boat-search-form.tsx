import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

interface BoatSearchFormProps {
  locale: Locale;
  ports: readonly { id: number; name: string }[];
  /** What the address of the page asks, by the names of its fields. */
  asked: Readonly<Record<string, string>>;
}

/** A boat and a search: by its address, or field by field. A plain form, so that the answer has an address. */
export async function BoatSearchForm({ locale, ports, asked }: BoatSearchFormProps) {
  const [t, boats] = await Promise.all([
    translatorOf(locale, "console_boat_search"),
    translatorOf(locale, "console_boats"),
  ]);
  const field = (name: string) => ({ id: `ask-${name}`, name, defaultValue: asked[name] ?? "" });
  return (
    <form action={pathFor("consoleBoatSearch", locale)} className="console-form">
      <div className="boats-asked">
        <TextInput {...field("code")} label={t("code")} required autoComplete="off" />
        <TextInput
          {...field("address")}
          label={t("address")}
          hint={t("address_hint")}
          inputMode="url"
          autoComplete="off"
        />
      </div>
      <div className="boats-columns">
        <Select {...field("port")} label={t("port")}>
          <option value="">{t("any")}</option>
          {ports.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput {...field("date")} type="date" label={t("date")} />
        <TextInput {...field("start_hour")} inputMode="numeric" label={t("start_hour")} />
        <TextInput {...field("end_hour")} inputMode="numeric" label={t("end_hour")} />
        <TextInput {...field("persons")} inputMode="numeric" label={t("persons")} />
        <Select {...field("rent_type")} label={t("rent_type")}>
          <option value="">{t("any")}</option>
          {RATE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {boats(`kind_name.${kind}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="console-actions">
        <Button type="submit">{t("ask")}</Button>
      </div>
    </form>
  );
}
