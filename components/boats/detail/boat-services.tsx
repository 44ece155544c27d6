"use client";

import { Money } from "@/components/boats/money";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { ServiceType, ServiceUnit } from "@/lib/domain/shared/vocabulary";

interface BoatServicesProps {
  /** The list of the booking card itself: the page's data then holds it once. */
  services: VehicleResponse["services"];
  currency: VehicleResponse["currency"];
  /** Their types in the order of the page, with their names. */
  types: readonly (readonly [type: ServiceType, name: string])[];
  units: Readonly<Record<ServiceUnit, string>>;
}

/** What can be added to a trip, with its price and unit. */
export function BoatServices({ services, currency, types, units }: BoatServicesProps) {
  return (
    <div className="grid gap-6">
      {types.map(([type, title]) => {
        const ofType = services.filter((service) => service.type === type);
        if (ofType.length === 0) return null;
        return (
          <div key={type}>
            <h3 className="mb-1 text-lg">{title}</h3>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {ofType.map(({ id, name, description, price, unit }) => (
                <li key={id} className="flex justify-between gap-4 border-line border-b py-3">
                  <div className="min-w-0">
                    <p className="font-semibold">{name}</p>
                    {description && <p className="text-muted text-sm">{description}</p>}
                  </div>
                  <p className="shrink-0 text-end">
                    <span className="font-semibold">
                      <Money minor={price} currency={currency} />
                    </span>
                    <span className="block text-muted text-sm">{units[unit]}</span>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
