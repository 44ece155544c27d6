"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SharedLink } from "@/components/shortlists/shared-link";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { createShortlist } from "@/lib/client/api/shortlists";
import { useCall } from "@/lib/client/api/transport/use-call";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { MAX_SHARED_BOATS, type OwnShortlist } from "@/lib/contracts/shortlists";

export interface ShareFormProps {
  boats: readonly { id: number; name: string }[];
  /** The trips that the boats were chosen for, the latest first. */
  trips: readonly { trip: ChosenTrip; text: string }[];
  onClose: () => void;
}

/** Which boats, and for which trip; the new link then stands on the page. */
export function ShareForm({ boats, trips, onClose }: ShareFormProps) {
  const t = useTranslations("shortlist.share");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  const [isEmpty, setEmpty] = useState(false);
  const [made, setMade] = useState<OwnShortlist | null>(null);
  const [chosen, setChosen] = useState(() => new Set(boats.slice(0, MAX_SHARED_BOATS).map(({ id }) => id)));

  function choose(id: number, wanted: boolean): void {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  async function create(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setEmpty(chosen.size === 0);
    if (chosen.size === 0) return;
    const at = Number(new FormData(event.currentTarget).get("trip"));
    await run(async () => {
      const vehicle_ids = boats.map(({ id }) => id).filter((id) => chosen.has(id));
      setMade(await createShortlist({ vehicle_ids, trip: trips[at]?.trip ?? null }));
      router.refresh();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(made ? "made" : "title")}
      description={t("text")}
      closeLabel={t("close")}
    >
      {made ? (
        <SharedLink id={made.id} url={made.url} onEnded={onClose} />
      ) : (
        <ScriptForm className="grid gap-5" onSubmit={(event) => void create(event)}>
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-semibold text-navy">{t("boats", { max: MAX_SHARED_BOATS })}</legend>
            {boats.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`share-${id}`}
                label={name}
                checked={chosen.has(id)}
                disabled={!chosen.has(id) && chosen.size >= MAX_SHARED_BOATS}
                onChange={({ target }) => choose(id, target.checked)}
              />
            ))}
          </fieldset>
          <Select id="share-trip" name="trip" label={t("trip")}>
            {trips.map(({ text }, at) => (
              <option key={text} value={at}>
                {text}
              </option>
            ))}
            <option value="-1">{t("trip_none")}</option>
          </Select>
          <Refusal text={isEmpty ? t("none") : refusal?.message} />
          <Button type="submit" size="large" wide busy={busy}>
            {t("create")}
          </Button>
        </ScriptForm>
      )}
    </Dialog>
  );
}
