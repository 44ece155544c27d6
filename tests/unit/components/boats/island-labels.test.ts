import { createTranslator } from "next-intl";
import { bookingLabels } from "@/components/boats/detail/boat-page-labels";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { loadMessages } from "@/lib/i18n/load-messages";

test.each([
  ["tr", "", "/ saatten başlayan"],
  ["en", "from", "/ hour"],
  ["ar", "ابتداءً من", "/ ساعة"],
] as const)(
  "the bar on phones says that a price is the lowest one, in %s",
  async (locale, before, behind) => {
    const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "quote" });
    const boat = { currency: "TRY", from: { amount: 850_000, kind: "hourly" } } as VehicleResponse;
    const { from, amount, unit } = bookingLabels(t as Parameters<typeof bookingLabels>[0], boat, "");
    expect([from, amount, unit]).toEqual([before, "₺8.500,00", behind]);
  },
);
