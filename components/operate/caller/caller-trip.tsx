import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { type CallerQuery, extraField } from "@/lib/contracts/console/caller-query";
import { isCounted } from "@/lib/domain/pricing/service-quantity";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface CallerTripProps {
  locale: Locale;
  query: CallerQuery;
  /** On sale, and fitting the words. */
  found: readonly { code: string; name: string; port: string }[];
  chosen: { boat: VehicleResponse; ports: readonly { id: number; name: string }[] } | null;
}

/** Which boat, when, for how many, with what. Part of the one form. */
export async function CallerTrip({ locale, query, found, chosen }: CallerTripProps) {
  const t = await translatorOf(locale, "console_caller");
  return (
    <section className="console-card" aria-labelledby="caller-trip">
      <h2 id="caller-trip">{t("trip")}</h2>
      <div className="console-row">
        <TextInput
          id="caller-boat"
          name="boat"
          label={t("boat")}
          defaultValue={query.boat}
          autoComplete="off"
        />
        <div className="console-actions">
          <Button type="submit" variant="secondary">
            {t("search")}
          </Button>
        </div>
      </div>
      {chosen && (
        <p>
          <bdi className="font-semibold">{chosen.boat.name}</bdi> · <bdi>{chosen.boat.code}</bdi> ·{" "}
          {chosen.boat.port.name}
        </p>
      )}
      {query.boat !== "" && !chosen && found.length === 0 && <p>{t("no_boat", { words: query.boat })}</p>}
      {found.length > 0 && (
        <ul className="console-list">
          {found.map(({ code, name, port }) => (
            <li key={code}>
              <span>
                <bdi className="font-semibold">{name}</bdi> · <bdi>{code}</bdi> · {port}
              </span>
              <Button
                type="submit"
                name="boat"
                value={code}
                variant="outline"
                size="small"
                aria-label={t("choose_one", { name })}
              >
                {t("choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TripFields {...{ locale, query, chosen }} />
      {chosen && <Details {...{ locale, query }} boat={chosen.boat} />}
    </section>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

async function TripFields({ locale, query, chosen }: Omit<CallerTripProps, "found">) {
  const boat = chosen?.boat;
  const [t, quote] = await Promise.all([
    translatorOf(locale, "console_caller"),
    translatorOf(locale, "quote"),
  ]);
  // What was asked for stays, also where the boat does not offer it: the sentence beside says so.
  const offered = RATE_KINDS.filter(
    (kind) => !boat || kind === query.rent_type || boat.rates.some((rate) => rate.kind === kind),
  );
  const hours = (name: "start_hour" | "end_hour") => (
    <Select id={`caller-${name}`} name={name} label={t(name)} defaultValue={query[name]}>
      <option value="">–</option>
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {clock(hour)}
        </option>
      ))}
    </Select>
  );
  return (
    <div className="caller-fields caller-trip">
      <Select id="caller-kind" name="rent_type" label={t("kind")} defaultValue={query.rent_type}>
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {quote(`modes.${kind}`)}
          </option>
        ))}
      </Select>
      <TextInput id="caller-date" name="date" type="date" label={t("date")} defaultValue={query.date} />
      <div className="field caller-nights">
        <TextInput
          id="caller-end"
          name="end_date"
          type="date"
          label={t("end_date")}
          defaultValue={query.end_date}
        />
      </div>
      <div className="field caller-hours">{hours("start_hour")}</div>
      <div className="field caller-hours">{hours("end_hour")}</div>
      <TextInput
        id="caller-persons"
        name="persons"
        inputMode="numeric"
        label={t("persons")}
        defaultValue={query.persons}
        hint={boat && t("at_most", { count: boat.cruising_capacity })}
      />
      {chosen && (
        <Select id="caller-port" name="port" label={t("port")} defaultValue={query.port}>
          {chosen.ports.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** What is ordered along, and wished. */
async function Details({
  locale,
  query,
  boat,
}: Pick<CallerTripProps, "locale" | "query"> & { boat: VehicleResponse }) {
  const t = await translatorOf(locale, "console_caller");
  const priced = (name: string, price: number) => `${name} · ${formatMoney(price, boat.currency)}`;
  return (
    <>
      {boat.services.length > 0 && (
        <details open={Object.keys(query.extras).length > 0}>
          <summary className="console-summary">{t("extras")}</summary>
          <div className="caller-extras">
            {boat.services.map(({ id, name, unit, price }) => {
              const field = { id: `caller-extra-${id}`, name: extraField(id), label: priced(name, price) };
              const chosen = query.extras[id];
              return isCounted(unit) ? (
                <TextInput key={id} {...field} inputMode="numeric" defaultValue={chosen ?? ""} />
              ) : (
                <Checkbox key={id} {...field} value="1" defaultChecked={chosen !== undefined} />
              );
            })}
          </div>
        </details>
      )}
      <TextArea
        id="caller-note"
        name="note"
        rows={2}
        label={t("note")}
        hint={t(boat.fast_app ? "note_hint" : "note_masked")}
        defaultValue={query.note}
        maxLength={500}
      />
    </>
  );
}
