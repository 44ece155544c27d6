"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ActionButton } from "@/components/operate/action/action-button";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { type ConversationAddress, conversationPath } from "@/lib/client/api/console/inbox";
import { MAX_ANSWER } from "@/lib/contracts/console/inbox";
import type { AnswerVoice } from "@/lib/domain/messages/conversation";
import { fillTemplate, type TemplatePlace } from "@/lib/domain/messages/fill-template";
import type { Locale } from "@/lib/i18n/locales";

interface AnswerFormProps {
  about: ConversationAddress;
  /** In which the customer reads. */
  language: Locale;
  languageName: string;
  voices: readonly AnswerVoice[];
  /** In that language. */
  templates: readonly { id: string; name: string; text: string }[];
  /** What fills their places. */
  values: Readonly<Record<TemplatePlace, string>>;
  /** The message up to which the conversation was read. */
  last: string;
}

/** Writes an answer, from a template or by hand; it is sent once its mail was seen. */
export function AnswerForm(props: AnswerFormProps) {
  const { about, language, languageName, voices, templates, values, last } = props;
  const t = useTranslations("console_inbox");
  const [text, setText] = useState("");
  const [voice, setVoice] = useState<AnswerVoice>("operator");
  const isEmpty = text.trim() === "";
  return (
    <div className="console-form">
      {voices.length + templates.length > 1 && (
        <div className="console-row">
          {voices.length > 1 && (
            <Select
              id="answer-as"
              label={t("answer.as")}
              hint={voice === "owner" ? t("answer.owner_hint") : undefined}
              value={voice}
              onChange={({ target }) => setVoice(voices.find((one) => one === target.value) ?? "operator")}
            >
              {voices.map((one) => (
                <option key={one} value={one}>
                  {t(`answer.voices.${one}`)}
                </option>
              ))}
            </Select>
          )}
          {templates.length > 0 && (
            <TemplatePicker
              templates={templates}
              onInsert={(template) => {
                const filled = fillTemplate(template, values);
                setText((former) => (former.trim() === "" ? filled : `${former.trimEnd()}\n\n${filled}`));
              }}
            />
          )}
        </div>
      )}
      <TextArea
        id="answer-text"
        label={t("answer.text", { language: languageName })}
        hint={t("answer.hint")}
        rows={7}
        lang={language}
        dir="auto"
        maxLength={MAX_ANSWER}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="console-actions">
        {isEmpty ? (
          <p className="text-muted">{t("answer.empty")}</p>
        ) : (
          <ActionButton
            variant="primary"
            path={conversationPath(about, "answer")}
            label={t("answer.send")}
            title={t("answer.send_title", { number: about.id })}
            values={{ text, as: voice, last }}
          />
        )}
      </div>
    </div>
  );
}

interface TemplatePickerProps {
  templates: AnswerFormProps["templates"];
  onInsert: (text: string) => void;
}

function TemplatePicker({ templates, onInsert }: TemplatePickerProps) {
  const t = useTranslations("console_inbox");
  const select = useRef<HTMLSelectElement>(null);
  const insert = () => {
    const chosen = templates.find(({ id }) => id === select.current?.value);
    if (chosen) onInsert(chosen.text);
  };
  return (
    <>
      <Select ref={select} id="answer-template" label={t("answer.template")} defaultValue="">
        <option value="">{t("answer.no_template")}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button variant="outline" onClick={insert}>
        {t("answer.insert")}
      </Button>
    </>
  );
}
