"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { readVoterName } from "@/lib/client/shortlists/voter-name";
import { parseFieldMessage } from "@/lib/contracts/field-message";
import { voterName } from "@/lib/contracts/shortlists";

interface VoteFormProps {
  boatId: number;
  busy: boolean;
  onVote: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name that a browser votes under, once. */
export function VoteForm({ boatId, busy, onVote, onCancel }: VoteFormProps) {
  const t = useTranslations("shortlist.vote");
  const tValidation = useTranslations("validation");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = v.safeParse(voterName, field.current?.value ?? "");
    if (parsed.success) {
      onVote(parsed.output);
      return;
    }
    const { key, values } = parseFieldMessage(parsed.issues[0].message);
    setError(tValidation(key, values));
  }

  return (
    <ScriptForm className="grid gap-3" onSubmit={submit}>
      <TextInput
        ref={field}
        id={`voter-name-${boatId}`}
        name="name"
        autoComplete="given-name"
        maxLength={60}
        label={t("name")}
        defaultValue={readVoterName()}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={busy}>
          {t("send")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </ScriptForm>
  );
}
