import { createTranslator } from "next-intl";
import { bookingLabels } from "@/components/boats/detail/boat-page-labels";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { loadMessages } from "@/lib/i18n/load-messages";

test.each([
  ["tr", "saati", "₺8.500,00’den", "Fiyat için tarih seçin"],
  ["en", "from", "₺8.500,00", "/ hour"],
  ["ar", "ابتداءً من", "₺8.500,00", "/ ساعة"],
] as const)(
  "the bar on phones says that a price is the lowest one, in %s",
  async (locale, before, price, behind) => {
    const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "quote" });
    const boat = { currency: "TRY", from: { amount: 850_000, kind: "hourly" } } as VehicleResponse;
    const { from, amount, unit } = bookingLabels(t as Parameters<typeof bookingLabels>[0], boat, locale, "");
    expect([from, amount, unit]).toEqual([before, price, behind]);
  },
);
