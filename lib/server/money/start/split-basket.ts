import { splitAmount } from "@/lib/domain/payments/split-amount";
import type { GatewayOrder } from "@/lib/server/money/providers/gateway";
import type { Payable } from "@/lib/server/money/start/payable";

/** Splits the amount that is paid now over the lines of the price; lines without a share are left out. */
export function splitBasket({ number, itemName, amountMinor, basket }: Payable): GatewayOrder["items"] {
  const lines = basket?.length ? basket : [{ name: itemName, weight: 1 }];
  const shares = splitAmount(
    amountMinor,
    lines.map(({ weight }) => weight),
  );
  return lines
    .map(({ name }, index) => ({ id: `${number}-${index + 1}`, name, amountMinor: shares[index] ?? 0 }))
    .filter((item) => item.amountMinor > 0);
}
