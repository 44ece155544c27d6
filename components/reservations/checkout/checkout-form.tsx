"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { InvoiceFields } from "@/components/layout/invoice-fields";
import { moveTrip } from "@/components/reservations/cancel/move-trip";
import type { CheckoutBoat } from "@/components/reservations/checkout/checkout-boat";
import { CheckoutNotice } from "@/components/reservations/checkout/checkout-notice";
import { CheckoutTrip } from "@/components/reservations/checkout/checkout-trip";
import { useReserve } from "@/components/reservations/checkout/use-reserve";
import { DatedPolicy } from "@/components/reservations/detail/dated-policy";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { quoteQuery } from "@/lib/client/api/quotes";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { useInvoice } from "@/lib/client/drafts/use-invoice";
import { HOLD_MINUTES } from "@/lib/domain/reservations/plan-deadline";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

interface CheckoutFormProps {
  boat: CheckoutBoat;
  choice: TripChoice;
  /** The boat's own port first. */
  ports: readonly { id: number; name: string }[];
}

const NOTE_LENGTH = 1000;
/** The trip ends where it began. */
const BACK = 0;

/** Ports, note, the live price, and the one button that requests the boat. */
export function CheckoutForm({ boat, choice, ports }: CheckoutFormProps) {
  const t = useTranslations("checkout");
  const queryClient = useQueryClient();
  const [trip, setTrip] = useState(choice);
  const [port, setPort] = useState(ports[0]?.id ?? 0);
  const [arrival, setArrival] = useState(BACK);
  const [note, setNote] = useState("");
  const [seenTotal, setSeenTotal] = useState<number | null>(null);
  const draftKey = `checkout-note:${boat.id}`;
  const wanted = quoteQuery({ vehicle_id: boat.id, ...trip });
  const { data: quote = null, error } = useQuery(wanted);
  const invoice = useInvoice();
  const reserve = useReserve();
  const failure = reserve.failure ?? (error instanceof ApiFailure ? error : null);
  const ready = quote?.available === true && !quote.adjusted_date;

  // After mount: the server's HTML cannot contain this browser's storage.
  useEffect(() => {
    const draft = readDraft(draftKey);
    if (typeof draft === "string") setNote(draft);
  }, [draftKey]);

  // The notice is further up than the button that was pressed.
  const notice = useRef<HTMLDivElement>(null);
  const refused = reserve.failure !== null;
  useEffect(() => {
    if (refused) notice.current?.focus();
  }, [refused]);

  function move(startsAt: string) {
    reserve.clear();
    setTrip(moveTrip(trip, startsAt));
  }

  async function acceptPrice() {
    reserve.clear();
    await queryClient.invalidateQueries({ queryKey: wanted.queryKey });
  }

  function send() {
    const company = invoice.read();
    if (!quote || company === undefined) return;
    setSeenTotal(quote.total_price);
    reserve.send({
      vehicle_id: boat.id,
      ...trip,
      departure_port: port,
      arrival_port: arrival === BACK || arrival === port ? null : arrival,
      note: note.trim() || null,
      invoice: company,
      expected_total: quote.total_price,
    });
  }

  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid gap-5">
        <CheckoutTrip
          boat={boat}
          trip={quote ?? trip}
          sunset={quote?.sunset ?? null}
          persons={trip.person_count}
          rentType={trip}
        />
        <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
          <CheckoutNotice
            boatId={boat.id}
            trip={quote ?? trip}
            quote={quote}
            failure={failure}
            seenTotal={seenTotal}
            boatHref={boat.href}
            onMove={move}
            onAcceptPrice={acceptPrice}
          />
        </div>
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
        <TextArea
          id="checkout-note"
          label={t("note")}
          hint={t("note_hint")}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            saveDraft(draftKey, event.target.value);
          }}
        />
        <InvoiceFields {...invoice} />
        {ready && (
          <DatedPolicy
            kind="reservation"
            steps={POLICY_STEPS[boat.policy]}
            startsAt={toInstant(quote.start_date)}
            minor={quote.prepayment}
            currency={quote.currency}
            now={new Date()}
          />
        )}
      </div>
      {(quote || failure === null) && (
        <section
          aria-labelledby="checkout-price"
          aria-busy={quote === null}
          className="grid gap-4 rounded-card border border-line bg-white p-5 shadow-card md:sticky md:top-24"
        >
          <h2 id="checkout-price" className="text-lg">
            {t("price")}
          </h2>
          {quote ? (
            <PriceSummary trip={quote} stage={boat.instant ? "due" : "asked"} />
          ) : (
            <div className="grid gap-3">
              <p className="sr-only">{t("loading_price")}</p>
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-40 w-full" />
            </div>
          )}
          <Button
            size="large"
            wide
            busy={reserve.busy}
            disabled={!ready}
            aria-describedby="checkout-next"
            onClick={send}
          >
            {t(boat.instant ? "submit_instant" : "submit_request")}
          </Button>
          <p id="checkout-next" className="text-muted text-sm">
            {quote && !quote.available
              ? t("blocked")
              : boat.instant
                ? t("instant_note", { minutes: HOLD_MINUTES })
                : t("request_note")}
          </p>
        </section>
      )}
    </div>
  );
}
