"use client";

import { type ActionField, ActionFields } from "@/components/operate/action/action-fields";
import { EditorFrame } from "@/components/operate/boats/editor-frame";
import { type OpenedPart, useEditor } from "@/components/operate/boats/use-editor";

/** Fields that stand together: in columns, a column for each language, or ticks below each other. */
export interface FieldGroup {
  title: string | null;
  layout: "columns" | "languages" | "ticks";
  fields: readonly ActionField[];
}

const CLASSES = {
  columns: "boats-columns",
  languages: "console-columns-3",
  ticks: "boats-ticks",
} as const satisfies Record<FieldGroup["layout"], string>;

/** A part of a boat whose fields are known beforehand. */
export function FieldsForm({ groups, ...part }: OpenedPart & { groups: readonly FieldGroup[] }) {
  const editor = useEditor(part);
  return (
    <EditorFrame editor={editor}>
      <FieldGroups groups={groups} editor={editor} />
    </EditorFrame>
  );
}

interface FieldGroupsProps {
  groups: readonly FieldGroup[];
  editor: Pick<ReturnType<typeof useEditor>, "typed" | "errors" | "onType">;
}

/** The fields of a form, group by group. */
export function FieldGroups({ groups, editor: { typed, errors, onType } }: FieldGroupsProps) {
  return groups.map(({ title, layout, fields }) => (
    <fieldset key={title ?? layout} className="boats-group">
      {title && <legend>{title}</legend>}
      <div className={CLASSES[layout]}>
        <ActionFields fields={fields} values={typed} errors={errors} onType={onType} />
      </div>
    </fieldset>
  ));
}
