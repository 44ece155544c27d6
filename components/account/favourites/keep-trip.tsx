"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { announce } from "@/components/ui/announce";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/api-failure";
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
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function keep() {
    setBusy(true);
    setRefusal(null);
    try {
      await keepFavouriteTrip(boatIds, trip);
      announce(t("kept"));
      router.push(path);
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal(error.message);
      setBusy(false);
    }
  }
  return (
    <>
      <Refusal text={refusal} />
      <Button variant="outline" size="small" busy={busy} onClick={() => void keep()}>
        {t("keep")}
      </Button>
    </>
  );
}
