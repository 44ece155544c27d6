"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { WorkFields, workOf } from "@/components/desk/people/work-fields";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Refusal } from "@/components/ui/refusal";
import { changeDeskHelper, removeDeskHelper } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";
import type { DeskHelperWork } from "@/lib/contracts/desk/people";

interface HelperCardProps {
  helper: DeskHelperWork & { id: string; name: string };
  boats: readonly { code: string; name: string }[];
}

/** Changes what a helper does, or takes the helper out. */
export function HelperCard({ helper: { id, name, ...work }, boats }: HelperCardProps) {
  const t = useTranslations("desk_people");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  const [asked, setAsked] = useState(false);

  async function done(act: () => Promise<unknown>) {
    setAsked(false);
    if (await run(act)) router.refresh();
  }

  return (
    <details>
      <summary>{t("change")}</summary>
      <ScriptForm
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          const changed = workOf(event.currentTarget as HTMLFormElement);
          void done(() => changeDeskHelper(id, changed));
        }}
      >
        <Refusal text={refusal?.message} />
        <WorkFields id={id} given={work} boats={boats} />
        <Button type="submit" size="large" wide busy={busy}>
          {t("save")}
        </Button>
        <Button variant="ghost" aria-label={t("remove_named", { name })} onClick={() => setAsked(true)}>
          {t("remove")}
        </Button>
      </ScriptForm>
      {asked && (
        <ConfirmDialog
          labels={{
            question: t("remove_question"),
            confirm: t("remove"),
            keep: t("keep"),
            close: t("keep"),
          }}
          consequence={t("remove_text", { name })}
          onConfirm={() => done(() => removeDeskHelper(id))}
          onClose={() => setAsked(false)}
        />
      )}
    </details>
  );
}
