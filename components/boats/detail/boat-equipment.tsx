import { useTranslations } from "next-intl";
import { Facilities, Included, UsageRules } from "@/components/boats/detail/boat-catalogue";
import { Specifications } from "@/components/boats/detail/boat-facts";
import { BoatSection } from "@/components/boats/detail/boat-section";
import { BoatServices } from "@/components/boats/detail/boat-services";
import { Prose } from "@/components/ui/prose";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { SERVICE_TYPES } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

interface BoatEquipmentProps {
  boat: VehicleResponse;
  locale: Locale;
  /** The owner's rental terms as HTML; null without any. */
  terms: string | null;
}

/** Facilities, included services and house rules. */
export function BoatEquipment({ boat, locale, terms }: BoatEquipmentProps) {
  const t = useTranslations("boats");
  return (
    <>
      <BoatSection id="specs" title={t("sections.specs")}>
        <Specifications boat={boat} locale={locale} />
      </BoatSection>
      <BoatSection id="facilities" title={t("sections.facilities")}>
        <Facilities boat={boat} />
      </BoatSection>
      <BoatSection id="included" title={t("sections.included")}>
        <Included />
      </BoatSection>
      {boat.services.length > 0 && (
        <BoatSection id="services" title={t("sections.services")} text={t("sections.services_text")}>
          <BoatServices
            services={boat.services}
            currency={boat.currency}
            types={SERVICE_TYPES.map((type) => [type, t(`service_type.${type}`)] as const)}
            units={{
              rez: t("unit.rez"),
              hour: t("unit.hour"),
              person: t("unit.person"),
              qty: t("unit.qty"),
              box: t("unit.box"),
            }}
          />
        </BoatSection>
      )}
      <BoatSection id="rules" title={t("sections.rules")}>
        <UsageRules boat={boat} />
      </BoatSection>
      {terms && (
        <BoatSection id="terms" title={t("sections.rental_rules")}>
          <Prose html={terms} />
        </BoatSection>
      )}
    </>
  );
}
