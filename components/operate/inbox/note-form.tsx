"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { Refusal } from "@/components/ui/refusal";
import { type ConversationAddress, noteConversation } from "@/lib/client/api/console/inbox";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type NoteBody, noteBody } from "@/lib/contracts/console/inbox";

/** Keeps a note for colleagues. */
export function NoteForm({ about }: { about: ConversationAddress }) {
  const t = useTranslations("console_inbox");
  const router = useRouter();
  const { form, field, submitTo } = useContractForm<NoteBody>({
    schema: noteBody,
    defaults: { text: "" },
    draftKey: `console-note:${about.kind}:${about.id}`,
  });

  async function keep(body: NoteBody) {
    await noteConversation(about, body);
    form.reset({ text: "" });
    router.refresh();
  }

  return (
    <ScriptForm className="console-form" onSubmit={submitTo(keep)}>
      <Refusal text={form.formState.errors.root?.message} />
      <TextArea {...field("text")} id="note-text" rows={2} label={t("conversation.note")} />
      <div>
        <Button type="submit" variant="outline" size="small" busy={form.formState.isSubmitting}>
          {t("conversation.add_note")}
        </Button>
      </div>
    </ScriptForm>
  );
}
