import { useTranslations } from "next-intl";
import { linePair } from "@/components/occasions/occasion-query";
import { DescribedCheckbox } from "@/components/ui/fields/described-checkbox";
import { Select } from "@/components/ui/fields/select";
import type { OccasionService } from "@/lib/domain/occasions/occasion-service";
import type { OccasionLine } from "@/lib/domain/occasions/plan-occasion-offer";
import { CHOSEN_NAME, EXTRAS_NAME } from "@/lib/domain/occasions/read-occasion-query";
import { isCounted } from "@/lib/domain/pricing/service-quantity";
import type { Currency, ServiceType } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";

interface OccasionLinesProps {
  id: string;
  services: readonly OccasionService[];
  chosen: readonly OccasionLine[];
  /** Of one boat, whose prices they are; absent where they are the lowest of all boats, in lira. */
  currency?: Currency;
  /** Where a summary above them says what they are. */
  legendHidden?: boolean;
}

/** In the order in which the form shows them. */
const GROUPS = ["package", "meal", "extra"] as const satisfies readonly ServiceType[];
const MAX_PIECES = 12;

/** A checkbox for each service of an occasion, with a number field where the customer chooses the quantity. */
export function OccasionLines({ id, services, chosen, currency, legendHidden }: OccasionLinesProps) {
  const t = useTranslations("occasions");
  const quote = useTranslations("quote");
  return (
    <fieldset className="grid gap-5">
      <legend className={legendHidden ? "sr-only" : "font-bold text-lg text-navy"}>{t("form.lines")}</legend>
      <p className="text-muted text-sm">{t("form.lines_hint")}</p>
      <input type="hidden" name={CHOSEN_NAME} value="1" />
      {GROUPS.map((group) => {
        const members = services.filter(({ type }) => type === group);
        if (members.length === 0) return null;
        return (
          <div key={group}>
            <p className="mb-2 font-semibold text-navy">{quote(`groups.${group}`)}</p>
            <ul className="grid gap-3">
              {members.map((service) => {
                const quantity = chosen.find(({ serviceId }) => serviceId === service.id)?.quantity ?? 0;
                return (
                  <LineField
                    key={service.id}
                    id={`${id}-${service.id}`}
                    {...{ service, quantity, currency }}
                  />
                );
              })}
            </ul>
          </div>
        );
      })}
    </fieldset>
  );
}

interface LineFieldProps {
  id: string;
  service: OccasionService;
  /** 0 = not chosen. */
  quantity: number;
  currency?: Currency;
}

function LineField({ id, service, quantity, currency }: LineFieldProps) {
  const t = useTranslations("occasions");
  const price = usePriceText(service, currency);
  const about = (
    <>
      {service.description && <span className="block">{service.description}</span>}
      <span className="block">{price}</span>
    </>
  );
  if (isCounted(service.unit)) {
    const most = Math.max(MAX_PIECES, quantity);
    return (
      <li>
        <Select
          id={id}
          name={EXTRAS_NAME}
          label={service.name}
          hint={about}
          defaultValue={lineValue(service, quantity)}
        >
          <option value="">{t("form.none")}</option>
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={lineValue(service, count)}>
              {count}
            </option>
          ))}
        </Select>
      </li>
    );
  }
  return (
    <li>
      <DescribedCheckbox
        id={id}
        label={service.name}
        hint={about}
        name={EXTRAS_NAME}
        value={lineValue(service, 1)}
        defaultChecked={quantity > 0}
      />
    </li>
  );
}

const lineValue = ({ id }: OccasionService, quantity: number) =>
  quantity > 0 ? linePair({ serviceId: id, quantity }) : "";

/** `from ₺6.500,00 · Once per trip · at least 48 hours ahead`; of one boat without "from". */
function usePriceText({ fromMinor, unit, leadHours }: OccasionService, currency?: Currency): string {
  const t = useTranslations("occasions.form");
  const quote = useTranslations("quote");
  // Isolated, so that a price keeps its character order in Arabic.
  const price = fromMinor === null ? null : `\u2066${formatMoney(fromMinor, currency ?? "TRY")}\u2069`;
  const priceText = price === null || currency ? price : t("from", { price });
  return [
    priceText,
    unit === "qty" || unit === "box" ? quote(`unit.${unit}`) : quote(`automatic.${unit}`),
    leadHours > 0 ? t("lead", { hours: leadHours }) : null,
  ]
    .filter(Boolean)
    .join(" · ");
}
