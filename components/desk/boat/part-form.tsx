"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { saveDeskPart } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";
import type { DeskBoatPart } from "@/lib/contracts/desk/boat";
import { documentOfForm, type FormValues, fieldOfIssue } from "@/lib/domain/boats/boat-form";

export interface PartField {
  /** As the form's values have it. */
  name: string;
  kind: "number" | "amount" | "tick";
  label: string;
  hint?: string;
}

export interface PartOffer {
  /** Its tick. */
  name: string;
  label: string;
  note: string;
  fields: readonly PartField[];
}

interface PartFormProps {
  code: string;
  part: DeskBoatPart;
  /** What the form was opened with. */
  version: string;
  opened: FormValues;
  /** What the document has even when nothing of it is ticked. */
  empty: Readonly<Record<string, unknown>>;
  fields?: readonly PartField[];
  offers?: readonly PartOffer[];
}

/** A part of a boat that her owner changes: fields, and what the catalogue has to offer with what belongs to it. */
export function PartForm({ code, part, version, opened, empty, fields = [], offers = [] }: PartFormProps) {
  const t = useTranslations("desk_boat");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  const [typed, setTyped] = useState(opened);
  const [saved, setSaved] = useState(false);
  const issues = refusal?.code === "boat_invalid" ? (refusal.details.issues as { field: string }[]) : [];
  const wrong = new Set(issues.map(({ field }) => fieldOfIssue(field, typed)));
  const onType = (name: string, value: string | boolean) => {
    setSaved(false);
    setTyped((former) => ({ ...former, [name]: value }));
  };

  async function save() {
    const document = JSON.stringify({ ...empty, ...documentOfForm(typed) });
    if (!(await run(() => saveDeskPart(code, { part, version, document })))) return;
    setSaved(true);
    router.refresh();
  }

  const fieldOf = ({ name, kind, label, hint }: PartField) =>
    kind === "tick" ? (
      <Checkbox
        key={name}
        id={`${part}-${name}`}
        label={label}
        checked={typed[name] === true}
        onChange={({ target }) => onType(name, target.checked)}
      />
    ) : (
      <TextInput
        key={name}
        id={`${part}-${name}`}
        dir="ltr"
        inputMode={kind === "amount" ? "decimal" : "numeric"}
        label={label}
        hint={hint}
        value={String(typed[name] ?? "")}
        error={wrong.has(name) ? t("wrong") : null}
        onChange={({ target }) => onType(name, target.value)}
      />
    );

  return (
    <ScriptForm
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {saved && (
        <Notice tone="success" announced>
          {t("saved")}
        </Notice>
      )}
      <Refusal text={refusal?.message} />
      {fields.length > 0 && <div className="desk-halves">{fields.map(fieldOf)}</div>}
      <ul className="desk-offers">
        {offers.map(({ name, label, note, fields: own }) => (
          <li key={name}>
            <Checkbox
              id={`${part}-${name}`}
              label={
                <>
                  {label} <span className="text-muted">{note}</span>
                </>
              }
              checked={typed[name] === true}
              onChange={({ target }) => onType(name, target.checked)}
            />
            {typed[name] === true && own.length > 0 && <div className="desk-halves">{own.map(fieldOf)}</div>}
          </li>
        ))}
      </ul>
      <Button type="submit" size="large" wide busy={busy}>
        {t("save")}
      </Button>
    </ScriptForm>
  );
}
