"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { addTemplate, changeTemplate, removeTemplate } from "@/lib/client/api/console/inbox";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type TemplateBody, templateBody } from "@/lib/contracts/console/inbox";
import { inEachLocale, LOCALES, type Locale } from "@/lib/i18n/locales";

interface TemplateFormProps {
  /** The one that is changed; null adds another. */
  template: ({ id: string; version: number } & TemplateBody) | null;
  /** In the reader's language. */
  languageNames: Readonly<Record<Locale, string>>;
}

const NEW: TemplateBody = { name: "", text: inEachLocale(() => "") };

/** Adds or changes an answer template, in every language. */
export function TemplateForm({ template, languageNames }: TemplateFormProps) {
  const t = useTranslations("console_inbox");
  const router = useRouter();
  const { form, field, submitTo } = useContractForm<TemplateBody>({
    schema: templateBody,
    defaults: template ? { name: template.name, text: template.text } : NEW,
    draftKey: template ? `console-template:${template.id}:${template.version}` : "console-template",
  });
  const id = `template-${template?.id ?? "new"}`;

  async function save(body: TemplateBody) {
    if (template) await changeTemplate(template.id, template.version, body);
    else await addTemplate(body);
    if (!template) form.reset(NEW);
    void showToast({ kind: "success", title: t(template ? "template.saved" : "template.added") });
    router.refresh();
  }

  return (
    <ScriptForm className="console-form" onSubmit={submitTo(save)}>
      <Refusal text={form.formState.errors.root?.message} />
      <TextInput {...field("name")} id={`${id}-name`} label={t("template.name")} autoComplete="off" />
      <div className="console-columns-3">
        {LOCALES.map((locale) => (
          <TextArea
            key={locale}
            {...field(`text.${locale}`)}
            id={`${id}-${locale}`}
            rows={6}
            lang={locale}
            dir="auto"
            label={languageNames[locale]}
          />
        ))}
      </div>
      <div className="console-actions">
        <Button type="submit" variant={template ? "secondary" : "primary"} busy={form.formState.isSubmitting}>
          {t(template ? "template.save" : "template.add")}
        </Button>
        {template && <RemoveTemplate id={template.id} name={template.name} />}
      </div>
    </ScriptForm>
  );
}

function RemoveTemplate({ id, name }: { id: string; name: string }) {
  const t = useTranslations("console_inbox");
  const common = useTranslations("console");
  const router = useRouter();
  const { refusal, run } = useCeremony();
  const [asking, setAsking] = useState(false);

  async function remove() {
    setAsking(false);
    if (await run(() => removeTemplate(id))) router.refresh();
  }

  return (
    <>
      <Button
        variant="outline"
        aria-label={t("template.remove_named", { name })}
        onClick={() => setAsking(true)}
      >
        {t("template.remove")}
      </Button>
      <Refusal text={refusal} />
      {asking && (
        <ConfirmDialog
          labels={{
            question: t("template.remove_question", { name }),
            confirm: t("template.remove"),
            keep: common("cancel"),
            close: common("close"),
          }}
          consequence={t("template.remove_text")}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
