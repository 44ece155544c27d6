"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionButton } from "@/components/operate/action/action-button";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { Refusal } from "@/components/ui/refusal";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { MAX_ANSWER, type TemplateBody } from "@/lib/contracts/console/inbox";
import { inEachLocale, LOCALES, type Locale } from "@/lib/i18n/locales";

interface TemplateFormProps {
  /** The one that is changed; null adds another. */
  template: ({ id: string; version: number } & TemplateBody) | null;
  /** In the reader's language. */
  languageNames: Readonly<Record<Locale, string>>;
}

const NEW: TemplateBody = { name: "", text: inEachLocale(() => "") };

/** Adds or changes an answer template, in every language; it is saved once its change was seen. */
export function TemplateForm({ template, languageNames }: TemplateFormProps) {
  const t = useTranslations("console_inbox");
  const [{ name, text }, setTyped] = useState<TemplateBody>(
    template ? { name: template.name, text: template.text } : NEW,
  );
  const [refused, setRefused] = useState<Pick<ApiFailure, "message" | "fields"> | null>(null);
  const id = `template-${template?.id ?? "new"}`;
  const errorOf = (field: string) => refused?.fields[field] ?? null;
  const hasFields = Object.keys(refused?.fields ?? {}).length > 0;

  function finish() {
    setRefused(null);
    if (!template) setTyped(NEW);
  }

  return (
    <div className="console-form">
      <Refusal text={hasFields ? null : refused?.message} />
      <TextInput
        id={`${id}-name`}
        label={t("template.name")}
        error={errorOf("name")}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setTyped({ name: target.value, text })}
      />
      <div className="console-columns-3">
        {LOCALES.map((locale) => (
          <TextArea
            key={locale}
            id={`${id}-${locale}`}
            rows={6}
            lang={locale}
            dir="auto"
            label={languageNames[locale]}
            error={errorOf(`text.${locale}`)}
            maxLength={MAX_ANSWER}
            value={text[locale]}
            onChange={({ target }) => setTyped({ name, text: { ...text, [locale]: target.value } })}
          />
        ))}
      </div>
      <div className="console-actions">
        <ActionButton
          variant={template ? "secondary" : "primary"}
          size="medium"
          path={template ? `inbox/templates/${template.id}/change` : "inbox/templates"}
          label={t(template ? "template.save" : "template.add")}
          title={name || t("template.add")}
          values={{ name, text, ...(template ? { version: template.version } : {}) }}
          onRefused={setRefused}
          onDone={finish}
        />
        {template && (
          <ActionButton
            size="medium"
            path={`inbox/templates/${template.id}/remove`}
            label={t("template.remove")}
            title={t("template.remove_named", { name: template.name })}
            intro={t("template.remove_text")}
          />
        )}
      </div>
    </div>
  );
}
