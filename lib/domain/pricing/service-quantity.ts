import type { ServiceUnit } from "@/lib/domain/shared/vocabulary";

/** The inputs from which the quantity of a service is computed. */
export interface QuantityInputs {
  /** The quantity that the customer entered; used by `qty` and `box` only. */
  chosen: number;
  hours: number;
  persons: number;
}

const QUANTITIES = {
  rez: () => 1,
  hour: ({ hours }) => hours,
  person: ({ persons }) => persons,
  qty: ({ chosen }) => chosen,
  box: ({ chosen }) => chosen,
} as const satisfies Record<ServiceUnit, (inputs: QuantityInputs) => number>;

const COUNTED: Record<ServiceUnit, boolean> = {
  rez: false,
  hour: false,
  person: false,
  qty: true,
  box: true,
};

/** How often a unit is charged. */
export function serviceQuantity(unit: ServiceUnit, inputs: QuantityInputs): number {
  return QUANTITIES[unit](inputs);
}

/** Whether the customer enters the quantity; for other units it is computed. */
export function isCounted(unit: ServiceUnit): boolean {
  return COUNTED[unit];
}
