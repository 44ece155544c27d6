"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { addDays } from "@/components/ui/calendar/month-days";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { blockOwnBoats, freeOwnBoats } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";

const REASONS = ["elsewhere", "private", "maintenance"] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
const WEEKS = [1, 2, 4, 8, 10];

interface BlockFormProps {
  day: string;
  boats: readonly { code: string; name: string }[];
}

/** Keeps a time of own boats: of one, or of several at once; at the same hours for some weeks, if it repeats. */
export function BlockForm({ day, boats }: BlockFormProps) {
  const t = useTranslations("desk_calendar");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  const [kept, setKept] = useState<readonly number[]>([]);

  async function block(form: HTMLFormElement) {
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name));
    const chosen = boats.length === 1 ? boats.map(({ code }) => code) : given.getAll("boats").map(String);
    const until = text("until_hour") === "24:00" ? addDays(text("until_day"), 1) : text("until_day");
    const hour = text("until_hour") === "24:00" ? "00:00" : text("until_hour");
    const body = {
      boats: chosen,
      from: `${text("from_day")}T${text("from_hour")}`,
      until: `${until}T${hour}`,
      weeks: Number(text("weeks")),
      note: text("reason"),
    };
    if (await run(async () => setKept(await blockOwnBoats(body)))) router.refresh();
  }

  async function undo() {
    if (await run(() => freeOwnBoats(kept))) {
      setKept([]);
      router.refresh();
    }
  }

  return (
    <ScriptForm
      className="desk-card desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void block(event.currentTarget as HTMLFormElement);
      }}
    >
      <h3>{t("keep")}</h3>
      {kept.length > 0 && (
        <Notice tone="success" announced>
          {t("kept", { count: kept.length })}{" "}
          <Button variant="outline" size="small" busy={busy} onClick={() => void undo()}>
            {t("undo")}
          </Button>
        </Notice>
      )}
      <Refusal text={refusal?.message} />
      {boats.length > 1 && (
        <fieldset className="desk-boats">
          <legend>{t("boats")}</legend>
          {boats.map(({ code, name }) => (
            <Checkbox key={code} id={`boat-${code}`} name="boats" value={code} label={<bdi>{name}</bdi>} />
          ))}
        </fieldset>
      )}
      <div className="desk-span">
        <TextInput
          id="from-day"
          name="from_day"
          type="date"
          label={t("from_day")}
          defaultValue={day}
          required
        />
        <Select id="from-hour" name="from_hour" label={t("from_hour")} defaultValue="00:00">
          {HOURS.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </Select>
        <TextInput
          id="until-day"
          name="until_day"
          type="date"
          label={t("until_day")}
          defaultValue={day}
          required
        />
        <Select id="until-hour" name="until_hour" label={t("until_hour")} defaultValue="24:00">
          {[...HOURS.slice(1), "24:00"].map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </Select>
      </div>
      <Select id="reason" name="reason" label={t("reason")}>
        {REASONS.map((reason) => (
          <option key={reason} value={t(`reasons.${reason}`)}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </Select>
      <Select id="weeks" name="weeks" label={t("repeat")} defaultValue="1">
        {WEEKS.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? t("once") : t("weekly", { count })}
          </option>
        ))}
      </Select>
      <Button type="submit" size="large" wide busy={busy}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
