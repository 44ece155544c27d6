"use client";

import { useTranslations } from "next-intl";
import { startValues } from "@/components/operate/action/action-fields";
import { EditorFrame } from "@/components/operate/boats/editor-frame";
import { type FieldGroup, FieldGroups } from "@/components/operate/boats/fields-form";
import { useEditor } from "@/components/operate/boats/use-editor";
import { documentOfForm } from "@/lib/domain/boats/boat-form";
import { CONSOLE_ROUTES } from "@/lib/routes/console-routes";

interface NewBoatFormProps {
  /** The boat that it begins as a copy of. */
  copy: string | null;
  /** A code that no boat has. */
  proposed: string;
  groups: readonly FieldGroup[];
}

/** What must be known of a boat before it is a draft. */
export function NewBoatForm({ copy, proposed, groups }: NewBoatFormProps) {
  const t = useTranslations("console_boats");
  const opened = { ...startValues(groups.flatMap(({ fields }) => fields)), code: proposed };
  const editor = useEditor(
    { path: "boats", part: "texts", version: "", opened, title: t("new") },
    {
      bodyOf: (typed) => ({ copy, document: JSON.stringify(documentOfForm(typed)) }),
      nextOf: ({ code }) => CONSOLE_ROUTES.consoleBoat.pattern.replace("{code}", String(code)),
    },
  );
  return (
    <EditorFrame editor={editor} save={t("create")}>
      <FieldGroups groups={groups} editor={editor} />
    </EditorFrame>
  );
}
