import { RouteLink } from "@/components/layout/route-link";
import { type Posted, postedFields } from "@/components/owner/joining/posted-field";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/fields/field-error";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { APPLICATION_ACTION } from "@/lib/contracts/owner-application";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { PathArguments } from "@/lib/routes/path-for";

interface Option {
  id: number;
  name: string;
}

interface ApplicationFormProps {
  locale: Locale;
  types: readonly Option[];
  ports: readonly Option[];
  posted: Posted | null;
  /** The information text on personal data. */
  notice: PathArguments<"page">[0] | null;
}

/** Boat and contact of somebody who wants to rent out: posted by the browser itself, with or without a script. */
export async function ApplicationForm({ locale, types, ports, posted, notice }: ApplicationFormProps) {
  const [t, field] = await Promise.all([
    translatorOf(locale, "owner_application"),
    postedFields(locale, "application", posted),
  ]);
  const named = (name: Parameters<typeof t>[0] & string) => ({ ...field(name), label: t(name) });
  const choice = (name: "type" | "port", options: readonly Option[]) => (
    <Select {...named(name)} required>
      <option value="">{t("choose")}</option>
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  );
  const fault = field("notice").error;
  return (
    <form method="post" action={APPLICATION_ACTION} className="grid gap-6">
      <input type="hidden" name="locale" value={locale} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold text-lg text-navy">{t("your_boat")}</legend>
        <TextInput {...named("boat_name")} required maxLength={60} autoComplete="off" />
        {choice("type", types)}
        <TextInput {...named("length_m")} required type="number" min={3} max={120} step="0.1" dir="ltr" />
        <TextInput {...named("persons")} required type="number" min={1} max={500} step="1" dir="ltr" />
        {choice("port", ports)}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold text-lg text-navy">{t("you")}</legend>
        <TextInput {...named("name")} required maxLength={120} autoComplete="name" />
        <TextInput {...named("phone")} required type="tel" dir="ltr" autoComplete="tel" />
        <TextInput {...named("email")} required type="email" dir="ltr" autoComplete="email" />
        <div className="sm:col-span-2">
          <TextArea {...named("note")} hint={t("note_hint")} rows={4} maxLength={600} />
        </div>
      </fieldset>
      <div>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="notice"
            id="application-notice"
            required
            aria-describedby={fault ? "application-notice-error" : undefined}
            aria-invalid={fault ? true : undefined}
            className="mt-1 size-5 shrink-0"
          />
          <span>
            {t.rich("notice", {
              link: (chunks) =>
                notice ? (
                  <RouteLink to="page" locale={locale} params={notice} className="text-sea underline">
                    {chunks}
                  </RouteLink>
                ) : (
                  chunks
                ),
            })}
          </span>
        </label>
        <FieldError id="application-notice" error={fault} label={t("notice_label")} />
      </div>
      <Button type="submit" size="large" className="sm:justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}
