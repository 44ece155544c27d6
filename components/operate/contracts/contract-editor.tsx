"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionButton } from "@/components/operate/action/action-button";
import { DifferenceButton } from "@/components/operate/content/difference-button";
import { DraftButtons } from "@/components/operate/content/draft-buttons";
import { FormNotices } from "@/components/operate/content/form-notices";
import { LanguageColumns } from "@/components/operate/content/language-columns";
import { useTextForm } from "@/components/operate/content/use-text-form";
import {
  type ContractAddress,
  compareContract,
  contractPath,
  removeContractDraft,
  saveContractDraft,
} from "@/lib/client/api/console/content";
import type { ContractFields } from "@/lib/contracts/console/contracts";
import type { Locale } from "@/lib/i18n/locales";

interface ContractEditorProps {
  locale: Locale;
  of: ContractAddress;
  name: string;
  fields: ContractFields;
  draftVersion: number | null;
  languageNames: Readonly<Record<Locale, string>>;
}

/** Writes the next version of a contract beside the one in force, and puts it in force once it was seen. */
export function ContractEditor({
  locale,
  of,
  name,
  fields,
  draftVersion,
  languageNames,
}: ContractEditorProps) {
  const t = useTranslations("console_content");
  const router = useRouter();
  const form = useTextForm(fields, `console-contract:${of.subject}:${of.contract}`);
  const [version, setVersion] = useState(draftVersion);
  const { values, set, refused } = form;

  return (
    <div className="console-stack">
      <FormNotices
        locale={locale}
        restored={form.restored}
        onDiscard={form.discard}
        refusal={refused.message}
        stale={refused.stale}
        onKeepMine={(stale) => {
          if (stale.code === "draft_changed") setVersion(Number(stale.version) || null);
          else set("from_version", Number(stale.version));
          form.settle();
        }}
      />
      <LanguageColumns
        lines={["title"]}
        sizes={{}}
        valueIn={(field) => String(values[field as keyof ContractFields] ?? "")}
        errors={refused.fields}
        onType={(field, value) => set(field as keyof ContractFields, value)}
        languageNames={languageNames}
      />
      <div className="console-actions console-save">
        <ActionButton
          variant="primary"
          size="medium"
          path={contractPath(of)}
          label={t("contracts.publish")}
          title={t("contracts.publish_title", { name, version: values.from_version + 1 })}
          intro={t("contracts.publish_note")}
          values={values}
          onRefused={form.refuse}
          onDone={() => {
            setVersion(null);
            form.forget();
          }}
        />
        <DraftButtons
          isNamed
          hasDraft={draftVersion !== null}
          save={async () => setVersion((await saveContractDraft(of, values, version)).draft_version)}
          remove={() => removeContractDraft(of)}
          onSaved={() => {
            form.forget();
            router.refresh();
          }}
          onRemoved={() => {
            setVersion(null);
            form.forget();
          }}
          onRefused={form.refuse}
        />
        <DifferenceButton locale={locale} compare={() => compareContract(of, values)} />
      </div>
    </div>
  );
}
