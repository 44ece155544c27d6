"use client";

import { useTranslations } from "next-intl";
import { ActionFields } from "@/components/operate/action/action-fields";
import { EditorFrame } from "@/components/operate/boats/editor-frame";
import { type FieldGroup, FieldGroups } from "@/components/operate/boats/fields-form";
import { type OpenedPart, useEditor } from "@/components/operate/boats/use-editor";
import { Checkbox } from "@/components/ui/fields/checkbox";

interface OffersFormProps extends OpenedPart {
  groups?: readonly FieldGroup[];
  list: "services" | "usage_rules";
  title: string;
  offers: readonly {
    key: string;
    name: string;
    /** What is said beside the name. */
    note: string;
    fields: readonly { name: string; kind: "amount" | "number"; label: string }[];
  }[];
}

/** What the catalogue has: each is ticked where the boat has it, and asks for what belongs to it. */
export function OffersForm({ groups = [], list, offers, title, ...part }: OffersFormProps) {
  const t = useTranslations("console_boats");
  const editor = useEditor({ ...part, title });
  const { typed, errors, onType } = editor;
  return (
    <EditorFrame editor={editor}>
      <FieldGroups groups={groups} editor={editor} />
      <fieldset className="boats-group">
        <legend>{t(`field.${list}`)}</legend>
        <ul className="boats-offers">
          {offers.map(({ key, name, note, fields }) => {
            const on = `${list}.${key}.on`;
            const isOn = typed[on] === true;
            return (
              <li key={key}>
                <Checkbox
                  id={`offer-${key}`}
                  label={
                    <>
                      {name} <span className="text-muted">{note}</span>
                    </>
                  }
                  checked={isOn}
                  error={errors[`${list}.${key}`] ?? null}
                  onChange={({ target }) => onType(on, target.checked)}
                />
                {isOn && fields.length > 0 && (
                  <div className="boats-offer">
                    <ActionFields
                      fields={fields.map((field) => ({ ...field, name: `${list}.${key}.${field.name}` }))}
                      {...{ values: typed, errors, onType }}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
    </EditorFrame>
  );
}
