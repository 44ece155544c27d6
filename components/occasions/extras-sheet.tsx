"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Queries } from "@/components/layout/queries";
import { Amount } from "@/components/occasions/amount";
import { OccasionLines } from "@/components/occasions/occasion-lines";
import { chosenTripOf, occasionQuery } from "@/components/occasions/occasion-query";
import { ReserveLink } from "@/components/occasions/reserve-link";
import { Dialog } from "@/components/ui/overlay/dialog";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { Refusal } from "@/components/ui/refusal";
import { quoteQuery } from "@/lib/client/api/quotes";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import type { OccasionService } from "@/lib/domain/occasions/occasion-service";
import type { OccasionLine } from "@/lib/domain/occasions/plan-occasion-offer";
import { linesOf, type OccasionChoice } from "@/lib/domain/occasions/read-occasion-query";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { pathFor } from "@/lib/routes/path-for";

/** What this boat asks for a service. */
export interface BoatPrice {
  serviceId: number;
  priceMinor: number;
  leadHours: number;
}

export interface ExtrasSheetProps {
  boat: { id: number; name: string; slug: string; instant: boolean; currency: Currency };
  /** Of the occasion. */
  slug: string;
  choice: OccasionChoice;
  /** What is chosen now, also where this boat lacks it. */
  lines: readonly OccasionLine[];
  request: TripRequest;
  /** Of all boats for the occasion. */
  services: readonly OccasionService[];
  prices: readonly BoatPrice[];
  onClose: () => void;
}

/** The sheet with what it fetches by: loaded when it is opened, see AddExtras. */
export function ExtrasSheetClient(props: ExtrasSheetProps) {
  return (
    <Queries>
      <ExtrasSheet {...props} />
    </Queries>
  );
}

/** What can be added on a boat, with a total that follows; closed, the choice holds for all boats of the page. */
function ExtrasSheet(props: ExtrasSheetProps) {
  const { boat, slug, choice, services, prices, request, onClose } = props;
  const t = useTranslations("occasions.extras");
  const locale = useLocale();
  const router = useRouter();
  const [lines, setLines] = useState<readonly OccasionLine[]>(request.extras);
  const offered = services.flatMap((service) => {
    const own = prices.find(({ serviceId }) => serviceId === service.id);
    return own ? [{ ...service, fromMinor: own.priceMinor, leadHours: own.leadHours }] : [];
  });
  const lacking = props.lines.filter(({ serviceId }) => offered.every(({ id }) => id !== serviceId));

  function close() {
    if (JSON.stringify(lines) !== JSON.stringify(request.extras)) {
      const query = occasionQuery(choice, [...lines, ...lacking]);
      const go = leaveWindows() ? router.replace : router.push;
      go(pathFor("occasion", locale, { slug }, query), { scroll: false });
    }
    onClose();
  }

  return (
    <Dialog
      shape="side"
      open
      onOpenChange={close}
      title={t("title", { boat: boat.name })}
      closeLabel={t("close")}
    >
      <form
        action={pathFor("occasion", locale, { slug })}
        onChange={(event) => setLines(linesIn(event.currentTarget))}
      >
        <OccasionLines
          id="sheet"
          services={offered}
          chosen={request.extras}
          currency={boat.currency}
          legendHidden
        />
      </form>
      <SheetFoot boat={boat} request={request} lines={lines} />
    </Dialog>
  );
}

function linesIn(form: HTMLFormElement): OccasionLine[] {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return linesOf(new URLSearchParams(fields)) ?? [];
}

/** The total of this choice, when each part is paid, and the way to the checkout. */
function SheetFoot({ boat, request, lines }: Pick<ExtrasSheetProps, "boat" | "request" | "lines">) {
  const t = useTranslations("occasions");
  const locale = useLocale();
  const extras = lines.map(({ serviceId, quantity }) => ({ service_id: serviceId, quantity }));
  const trip = { ...chosenTripOf(request), extras };
  const { data, error, isFetching } = useQuery({
    ...quoteQuery({ vehicle_id: boat.id, ...trip }),
    placeholderData: keepPreviousData,
  });
  const quote = error ? null : data;
  const query = checkoutQuery(trip);
  return (
    <div
      data-sticky-foot
      className="-bottom-6 -mx-5 mt-5 -mb-6 grid gap-2 border-line border-t bg-white px-5 pt-3 pb-4 [@media(min-height:30rem)]:sticky"
    >
      <Refusal text={error instanceof ApiFailure ? error.message : null} />
      <dl aria-live="polite" aria-busy={isFetching} className="grid min-h-18 gap-1 text-sm">
        {quote && (
          <>
            <Part label={t("offers.now")} minor={quote.prepayment} currency={quote.currency} />
            <Part label={t("offers.on_board")} minor={quote.remaining} currency={quote.currency} />
            <div className="flex justify-between gap-4 font-bold text-lg text-navy">
              <dt>{t("offers.total")}</dt>
              <dd>
                <Amount minor={quote.total_price} currency={quote.currency} />
              </dd>
            </div>
          </>
        )}
      </dl>
      {!error && (
        <ReserveLink
          href={pathFor("checkout", locale, { slug: boat.slug }, { ...query, lang: locale })}
          next={pathFor("checkout", locale, { slug: boat.slug }, query)}
        >
          {t(boat.instant ? "offers.reserve" : "offers.request")}
        </ReserveLink>
      )}
      <p className="text-center text-muted text-xs">{t("extras.kept")}</p>
    </div>
  );
}

function Part({ label, minor, currency }: { label: string; minor: number; currency: Currency }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold text-navy">
        <Amount minor={minor} currency={currency} />
      </dd>
    </div>
  );
}
