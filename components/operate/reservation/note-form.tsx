"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { Refusal } from "@/components/ui/refusal";
import { writeNote } from "@/lib/client/api/console/bookings";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type NoteBody, noteBody } from "@/lib/contracts/console/bookings";

/** Keeps a note for colleagues; `path` is its endpoint, after `operate/`. */
export function NoteForm({ path }: { path: string }) {
  const t = useTranslations("console");
  const router = useRouter();
  const { form, field, submitTo } = useContractForm<NoteBody>({
    schema: noteBody,
    defaults: { text: "" },
    draftKey: `console-note-${path}`,
  });

  async function write(values: NoteBody) {
    await writeNote(path, values);
    form.reset({ text: "" });
    router.refresh();
  }

  return (
    <ScriptForm className="console-form" onSubmit={submitTo(write)}>
      <Refusal text={form.formState.errors.root?.message} />
      <TextArea {...field("text")} id="note" rows={2} label={t("reservation.note_label")} />
      <div>
        <Button type="submit" variant="outline" size="small" busy={form.formState.isSubmitting}>
          {t("reservation.note_save")}
        </Button>
      </div>
    </ScriptForm>
  );
}
