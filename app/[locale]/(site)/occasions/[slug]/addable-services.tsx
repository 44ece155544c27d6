import { Money } from "@/components/boats/money";
import "@/components/occasions/occasions.css";
import type { OccasionService } from "@/lib/domain/occasions/occasion-service";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** What boats for an occasion offer, with the lowest prices. */
export async function AddableServices({
  locale,
  services,
}: {
  locale: Locale;
  services: readonly OccasionService[];
}) {
  const [t, boats] = await Promise.all([translatorOf(locale, "occasions"), translatorOf(locale, "boats")]);
  return (
    <section aria-labelledby="addable" className="bg-sand">
      <div className="container-page py-10 md:py-14 lg:py-20">
        <h2 id="addable" className="text-2xl md:text-section">
          {t("add.title")}
        </h2>
        <p className="mt-1 mb-6 max-w-3xl text-muted">{t("add.text")}</p>
        <ul className="addable">
          {services.map(({ id, name, description, fromMinor, unit }) => (
            <li key={id}>
              <h3>{name}</h3>
              {description && <p>{description}</p>}
              <p>
                {fromMinor !== null && (
                  <>
                    <Money minor={fromMinor} currency="TRY" />
                    {" · "}
                  </>
                )}
                {boats(`unit.${unit}`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
