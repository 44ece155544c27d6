"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import * as v from "valibot";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { parseFieldMessage } from "@/lib/contracts/field-message";
import {
  CHILD_AGES,
  type GuestAnswer,
  type GuestAnswerBody,
  guestAnswerBody,
  MAX_ADULTS,
  MAX_CHILDREN,
  OLDEST_CHILD,
} from "@/lib/contracts/guests";

interface GuestFormProps {
  /** Prefix of the fields' ids: a page may have two such forms. */
  id: string;
  nameLabel: string;
  submitLabel: string;
  busy: boolean;
  /** The stored answer; null before the first one. */
  known: GuestAnswer | null;
  /** Whether the form offers "not coming"; the customer adds only guests who come. */
  mayDecline: boolean;
  onSend: (answer: GuestAnswerBody) => void;
  /** Further buttons. */
  children?: ReactNode;
}

type Errors = Partial<Record<string, string>>;

/** The form of an answer: name, number of adults, ages of children, and a note for the crew. */
export function GuestForm({ id, nameLabel, submitLabel, busy, known, mayDecline, ...rest }: GuestFormProps) {
  const t = useTranslations("guests.form");
  const tValidation = useTranslations("validation");
  const [coming, setComing] = useState(known?.coming ?? true);
  const [name, setName] = useState(known?.name ?? "");
  const [adults, setAdults] = useState(known?.coming ? known.adults : 1);
  const [ages, setAges] = useState<ChildAge[]>(known?.child_ages ?? []);
  const [note, setNote] = useState(known?.note ?? "");
  const [errors, setErrors] = useState<Errors>({});

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = {
      name,
      coming,
      ...(coming && { adults, child_ages: ages, note: note.trim() || null }),
    };
    const parsed = v.safeParse(guestAnswerBody, given);
    if (parsed.success) {
      setErrors({});
      rest.onSend(parsed.output);
      return;
    }
    const found: Errors = {};
    for (const { path, message } of parsed.issues) {
      const { key, values } = parseFieldMessage(message);
      found[String(path?.[0]?.key)] ??= tValidation(key, values);
    }
    setErrors(found);
    const [first] = ["name", "adults", "child_ages", "note"].filter((field) => found[field]);
    document
      .getElementById(first === "child_ages" ? `${id}-age-${ages.indexOf(null)}` : `${id}-${first}`)
      ?.focus();
  }

  return (
    <ScriptForm className="grid gap-4" onSubmit={submit}>
      {mayDecline && <Choice id={id} coming={coming} onChange={setComing} />}
      <TextInput
        id={`${id}-name`}
        name="name"
        autoComplete={mayDecline ? "given-name" : "off"}
        maxLength={60}
        label={nameLabel}
        value={name}
        error={errors.name ?? null}
        onChange={({ target }) => setName(target.value)}
      />
      {coming && (
        <>
          <Stepper
            id={`${id}-adults`}
            label={t("adults")}
            lessLabel={t("fewer_adults")}
            moreLabel={t("more_adults")}
            value={adults}
            min={0}
            max={MAX_ADULTS}
            onChange={setAdults}
            {...(errors.adults && { hint: t("nobody") })}
          />
          <Stepper
            id={`${id}-children`}
            label={t("children")}
            hint={t("children_hint", { age: OLDEST_CHILD })}
            lessLabel={t("fewer_children")}
            moreLabel={t("more_children")}
            value={ages.length}
            min={0}
            max={MAX_CHILDREN}
            onChange={(count) => setAges(Array.from({ length: count }, (_, at) => ages[at] ?? null))}
          />
          {ages.length > 0 && (
            <ChildAges id={id} ages={ages} error={errors.child_ages ?? null} onChange={setAges} />
          )}
          <TextArea
            id={`${id}-note`}
            name="note"
            rows={2}
            maxLength={200}
            label={t("note")}
            hint={t("note_hint")}
            value={note}
            error={errors.note ?? null}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
        {rest.children}
      </div>
    </ScriptForm>
  );
}

function Choice({
  id,
  coming,
  onChange,
}: {
  id: string;
  coming: boolean;
  onChange: (coming: boolean) => void;
}) {
  const t = useTranslations("guests.form");
  return (
    <fieldset className="grid gap-3 min-[26rem]:grid-cols-2">
      <legend className="sr-only">{t("title")}</legend>
      {([true, false] as const).map((value) => (
        <label
          key={String(value)}
          className="flex min-h-12 items-center gap-3 rounded-field border border-line px-4 font-semibold text-navy has-checked:border-sea has-checked:bg-sea-soft"
        >
          <input
            type="radio"
            name={`${id}-coming`}
            value={String(value)}
            className="size-5 shrink-0 accent-sea"
            checked={coming === value}
            onChange={() => onChange(value)}
          />
          {t(value ? "yes" : "no")}
        </label>
      ))}
    </fieldset>
  );
}

/** A child's age; null before it is chosen. */
type ChildAge = number | null;

interface ChildAgesProps {
  /** Prefix of the fields' ids: a page may have two such forms. */
  id: string;
  ages: readonly ChildAge[];
  /** Shown beside each child without an age. */
  error: string | null;
  onChange: (ages: ChildAge[]) => void;
}

/** One age for each child. */
function ChildAges({ id, ages, error, onChange }: ChildAgesProps) {
  const t = useTranslations("guests.form");
  return (
    <div className="grid grid-cols-2 gap-3">
      {ages.map((age, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no other identity
          key={at}
          id={`${id}-age-${at}`}
          label={t("age", { number: at + 1 })}
          value={age ?? ""}
          error={age === null ? error : null}
          onChange={({ target }) =>
            onChange(
              ages.map((one, index) =>
                index !== at ? one : target.value === "" ? null : Number(target.value),
              ),
            )
          }
        >
          <option value="">–</option>
          {CHILD_AGES.map((years) => (
            <option key={years} value={years}>
              {t("years", { age: years })}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
