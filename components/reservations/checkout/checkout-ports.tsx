"use client";

import { useTranslations } from "next-intl";
import { BACK, type ChosenPorts } from "@/components/reservations/checkout/use-checkout";
import { Select } from "@/components/ui/fields/select";

interface CheckoutPortsProps {
  ports: readonly { id: number; name: string }[];
  chosen: ChosenPorts;
}

/** Where the trip begins, and where it ends if there is a choice. */
export function CheckoutPorts({ ports, chosen }: CheckoutPortsProps) {
  const t = useTranslations("checkout");
  const { port, arrival, setPort, setArrival } = chosen;
  return (
    <>
      <Select
        id="checkout-port"
        label={t("departure_port")}
        value={port}
        onChange={(event) => setPort(Number(event.target.value))}
      >
        {ports.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {ports.length > 1 && (
        <Select
          id="checkout-arrival"
          label={t("arrival_port")}
          value={arrival === port ? BACK : arrival}
          onChange={(event) => setArrival(Number(event.target.value))}
        >
          <option value={BACK}>{t("arrival_same")}</option>
          {ports
            .filter(({ id }) => id !== port)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </>
  );
}
