import { Money } from "@/components/boats/money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { OccasionService } from "@/lib/server/occasions/list-occasion-lines";

/** What boats for an occasion offer, with the lowest prices. */
export async function AddableServices({
  locale,
  services,
}: {
  locale: Locale;
  services: readonly OccasionService[];
}) {
  const [t, quote] = await Promise.all([translatorOf(locale, "occasions"), translatorOf(locale, "quote")]);
  return (
    <section aria-labelledby="addable" className="bg-sand">
      <div className="container-page py-10 md:py-12">
        <h2 id="addable" className="text-2xl">
          {t("add.title")}
        </h2>
        <p className="mt-1 mb-6 max-w-3xl text-muted">{t("add.text")}</p>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {services.map(({ id, name, description, fromMinor, unit }) => (
            <li key={id} className="flex flex-col rounded-card border border-line bg-white p-4">
              <h3 className="text-base">{name}</h3>
              {description && <p className="mt-1 text-muted text-sm">{description}</p>}
              <p className="mt-auto pt-2 text-sm">
                {fromMinor !== null && (
                  <span className="font-semibold text-navy">
                    <Money minor={fromMinor} currency="TRY" />
                    {" · "}
                  </span>
                )}
                {unit === "qty" || unit === "box" ? quote(`unit.${unit}`) : quote(`automatic.${unit}`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
