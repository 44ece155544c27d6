import { useTranslations } from "next-intl";
import { CatalogueIcon } from "@/components/boats/detail/catalogue-icon";
import { Money } from "@/components/boats/money";
import { Icon } from "@/components/ui/icon/icon";
import { StatusPill } from "@/components/ui/status-pill";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";

export function Facilities({ boat }: { boat: VehicleResponse }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      {boat.facilities.map(({ id, name, icon }) => (
        <li key={id} className="flex items-center gap-3">
          <CatalogueIcon name={icon} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** What every price includes, in the words of the contracts; only extras are added. */
const INCLUDED = ["crew", "fuel", "cleaning", "equipment", "vat"] as const;

/** What the price includes. */
export function Included() {
  const t = useTranslations("boats.included");
  return (
    <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
      {INCLUDED.map((name) => (
        <li key={name} className="icon-line">
          <Icon name="check" className="text-success" />
          {t(name)}
        </li>
      ))}
    </ul>
  );
}

const ORDER = ["warning", "ban", "fine"] as const;

/** Rules in three groups: worth knowing, forbidden, and those with a fine. */
export function UsageRules({ boat }: { boat: VehicleResponse }) {
  const t = useTranslations("boats");
  return (
    <div className="grid gap-6">
      {ORDER.map((kind) => {
        const rules = boat.usage_rules.filter(({ type }) => type === kind);
        if (rules.length === 0) return null;
        return (
          <div key={kind}>
            <h3 className="mb-1 text-base">{t(`rule_group.${kind}`)}</h3>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {rules.map(({ id, name, icon, fine }) => (
                <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                  <CatalogueIcon name={icon} />
                  <span className="min-w-0 grow basis-40">{name}</span>
                  {kind === "fine" && <Fine minor={fine} boat={boat} />}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

function Fine({ minor, boat }: { minor: number | null; boat: VehicleResponse }) {
  const t = useTranslations("boats");
  return (
    <StatusPill tone="warning">
      {minor === null ? t("fine_unset") : <Money minor={minor} currency={boat.currency} />}
    </StatusPill>
  );
}
