"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { announce } from "@/components/ui/announce";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { useCall } from "@/lib/client/api/transport/use-call";
import { keepFavouriteTrip } from "@/lib/client/session/favourites";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";

interface KeepTripProps {
  boatIds: readonly number[];
  trip: ChosenTrip;
  /** The page of favourites, each for its own trip. */
  path: string;
}

/** Keeps the trip that the page shows with all of its favourites. */
export function KeepTrip({ boatIds, trip, path }: KeepTripProps) {
  const t = useTranslations("account_area.favourites.trip");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  async function keep() {
    await keepFavouriteTrip(boatIds, trip);
    announce(t("kept"));
    router.push(path);
    router.refresh();
  }
  return (
    <>
      <Refusal text={refusal?.message} />
      <Button variant="outline" size="small" busy={busy} onClick={() => void run(keep, { leaves: true })}>
        {t("keep")}
      </Button>
    </>
  );
}
