import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { type OfferedPackage, packageFields } from "@/components/operate/packages/package-fields";
import { buttonClass } from "@/components/ui/button-class";
import type { Publication } from "@/lib/contracts/console/content";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import { LOCALE_FACTS, LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface ServiceCardProps {
  locale: Locale;
  service: {
    key: string;
    title: LocalizedText;
    state: Publication;
    currency: Currency;
    packages: readonly (OfferedPackage & { orders: number })[];
  };
  /** Whether the reader may change packages, and texts. */
  mayWrite: boolean;
  mayEditText: boolean;
}

/** A special service with its packages in the order of its page. */
export async function ServiceCard({ locale, service, mayWrite, mayEditText }: ServiceCardProps) {
  const [t, content] = await Promise.all([
    translatorOf(locale, "console_packages"),
    translatorOf(locale, "console_content"),
  ]);
  const { key, currency, packages } = service;
  const title = service.title[locale];
  const last = Math.max(0, ...packages.map(({ position }) => position));
  const rows = await Promise.all(
    packages.map(async (one) => ({
      ...one,
      fields: await packageFields(locale, one, { currency, position: one.position }),
    })),
  );
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    ...LOCALES.map((language) => ({
      label: LOCALE_FACTS[language].name,
      cell: ({ name, description }: Row) => (
        <bdi lang={language} className="console-offer">
          <span className="font-semibold">{name[language]}</span>
          <span className="text-muted">{description[language]}</span>
        </bdi>
      ),
    })),
    { label: t("price"), isAmount: true, cell: ({ priceMinor }) => formatMoney(priceMinor, currency) },
    { label: t("field.hours"), isAmount: true, cell: ({ hours }) => hours ?? "–" },
    { label: t("field.max_persons"), isAmount: true, cell: ({ maxPersons }) => maxPersons ?? "–" },
    { label: t("field.position"), isAmount: true, cell: ({ position }) => position },
    { label: t("orders"), isAmount: true, cell: ({ orders }) => orders },
  ];
  const acts: Column<Row> = {
    label: t("acts"),
    cell: ({ key: one, name, orders, fields }) => (
      <div className="console-actions">
        <ActionButton
          path={`packages/${key}/${one}/change`}
          label={t("change")}
          title={t("change_named", { name: name[locale] })}
          fields={fields}
        />
        {orders === 0 && packages.length > 1 && (
          <ActionButton
            variant="danger"
            path={`packages/${key}/${one}/remove`}
            label={t("remove")}
            title={t("remove_named", { name: name[locale] })}
          />
        )}
      </div>
    ),
  };
  return (
    <section className="console-card">
      <div className="console-line">
        <h2>
          <bdi>{title}</bdi>{" "}
          <span className="font-normal text-muted text-sm">{content(`publications.${service.state}`)}</span>
        </h2>
        <div className="console-actions items-center">
          {mayEditText && (
            <RouteLink
              to="consoleText"
              locale={locale}
              params={{ text: key }}
              className={buttonClass({ variant: "ghost", size: "small" })}
            >
              {t("text")}
            </RouteLink>
          )}
          {mayWrite && (
            <ActionButton
              path={`packages/${key}`}
              label={t("add")}
              title={t("add_to", { name: title })}
              fields={await packageFields(locale, null, { currency, position: last + 1 })}
            />
          )}
        </div>
      </div>
      <ConsoleTable rows={rows} keyOf={(row) => row.key} columns={mayWrite ? [...columns, acts] : columns} />
    </section>
  );
}
