"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { ActionButton } from "@/components/operate/action/action-button";
import { DifferenceButton } from "@/components/operate/content/difference-button";
import { DraftButtons } from "@/components/operate/content/draft-buttons";
import { FormNotices } from "@/components/operate/content/form-notices";
import { LanguageColumns } from "@/components/operate/content/language-columns";
import { OwnFields } from "@/components/operate/content/own-fields";
import { PictureField } from "@/components/operate/content/picture-field";
import { useTextForm } from "@/components/operate/content/use-text-form";
import { compareText, removeTextDraft, saveTextDraft } from "@/lib/client/api/console/content";
import { type ContentFields, partField, type ShownPicture } from "@/lib/contracts/console/content";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

interface TextEditorProps
  extends Pick<ComponentProps<typeof OwnFields>, "names" | "options" | "isNew">,
    Pick<ComponentProps<typeof LanguageColumns>, "lines" | "sizes" | "languageNames"> {
  locale: Locale;
  fields: ContentFields;
  picture: ShownPicture | null;
  /** Of the draft that is shown; null without one. */
  draftVersion: number | null;
  /** Where its editor is, once it has a name: the path before the name. */
  editorPath: string;
}

/** Writes a text in every language: keeps drafts, shows what differs, publishes what was seen. */
export function TextEditor(props: TextEditorProps) {
  const { locale, fields, draftVersion, editorPath, isNew, names, options, languageNames, lines, sizes } =
    props;
  const t = useTranslations("console_content");
  const router = useRouter();
  const form = useTextForm(fields, `console-text:${isNew ? `new-${fields.kind}` : fields.key}`);
  const [picture, setPicture] = useState(props.picture);
  const [version, setVersion] = useState(draftVersion);
  const { values, set, refused } = form;
  const shared = {
    valueIn: (name: string) => String(values[name as keyof ContentFields] ?? ""),
    errors: refused.fields,
    onType: (name: string, value: string) => set(name as keyof ContentFields, value),
  };
  const title = values[partField("title", DEFAULT_LOCALE)] || values.key;

  function leave() {
    form.forget();
    if (isNew) router.push(`${editorPath}${encodeURIComponent(values.key)}`);
  }

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
          else set("version", String(stale.version ?? ""));
          form.settle();
        }}
      />
      <section className="console-card" aria-label={t("own")}>
        <OwnFields {...shared} {...{ isNew, names, options }} />
        {fields.kind !== "faq" && (
          <PictureField
            picture={picture}
            error={refused.fields.media_key ?? null}
            onChoose={(chosen) => {
              setPicture(chosen);
              set("media_key", chosen?.key ?? "");
            }}
          />
        )}
      </section>
      <LanguageColumns {...shared} {...{ languageNames, lines, sizes }} />
      <div className="console-actions console-save">
        <ActionButton
          variant="primary"
          size="medium"
          path="content/texts"
          label={t(`publish.${values.publication}`)}
          title={title}
          values={values}
          onRefused={form.refuse}
          onDone={() => {
            setVersion(null);
            form.forget();
          }}
          leadsTo={isNew ? `${editorPath}${encodeURIComponent(values.key)}` : undefined}
        />
        <DraftButtons
          isNamed={values.key !== ""}
          hasDraft={draftVersion !== null}
          save={async () => setVersion((await saveTextDraft(values, version)).draft_version)}
          remove={() => removeTextDraft(values.key)}
          onSaved={leave}
          onRemoved={() => {
            setVersion(null);
            form.forget();
          }}
          onRefused={form.refuse}
        />
        <DifferenceButton locale={locale} compare={() => compareText(values)} />
      </div>
    </div>
  );
}
