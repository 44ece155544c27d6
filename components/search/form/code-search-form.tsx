"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { findByNo } from "@/lib/client/api/vehicles";
import { type Locale, localizedKey } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

export interface CodeSearchLabels {
  hint: string;
  label: string;
  submit: string;
  errorTitle: string;
  empty: string;
  notFound: string;
}

interface CodeSearchFormProps {
  locale: Locale;
  labels: CodeSearchLabels;
  /** Secondary beside the whole search. */
  variant?: "primary" | "outline";
  /** A match leads to the boat. */
  onFound: (path: string) => void;
}

/** One field for the boat code. */
export function CodeSearchForm({ locale, labels, variant = "primary", onFound }: CodeSearchFormProps) {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("code");
    if (!(field instanceof HTMLInputElement)) return;
    const code = field.value.trim();
    if (!code) {
      setError(labels.empty);
      field.focus();
      await showToast({ kind: "error", title: labels.errorTitle, text: labels.empty });
      return;
    }
    setError(null);
    setBusy(true);
    try {
      const found = await findByNo(code);
      onFound(pathFor("boat", locale, { slug: found[localizedKey("slug", locale)] || found.slug }));
    } catch (failure) {
      // The toast has been shown already; the message also appears beside the field.
      setError(failure instanceof ApiFailure && failure.message ? failure.message : labels.notFound);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ScriptForm className="grid gap-4" onSubmit={search}>
      <TextInput
        id="boat-code"
        name="code"
        label={labels.label}
        hint={labels.hint}
        error={error}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" variant={variant} wide busy={busy}>
        <Icon name="search" />
        {labels.submit}
      </Button>
    </ScriptForm>
  );
}
