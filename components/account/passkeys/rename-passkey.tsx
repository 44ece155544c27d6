"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Dialog } from "@/components/ui/overlay/dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { renamePasskey } from "@/lib/client/api/passkeys";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import {
  type OwnPasskey,
  type RenamePasskeyBody,
  renamePasskeyBody,
} from "@/lib/contracts/accounts/passkeys";

interface RenamePasskeyProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Gives a passkey a name by which its customer knows it. */
export function RenamePasskey({ passkey, onDone, onClose }: RenamePasskeyProps) {
  const t = useTranslations("account_area.passkeys");
  const { form, field, submitTo } = useContractForm<RenamePasskeyBody>({
    schema: renamePasskeyBody,
    defaults: { name: passkey.name },
    draftKey: `passkey-${passkey.id}`,
  });
  return (
    <Dialog open onOpenChange={onClose} title={t("rename_title")} closeLabel={t("close")}>
      <ScriptForm
        className="grid gap-4"
        onSubmit={submitTo(async ({ name }) => {
          await renamePasskey(passkey.id, name);
          void showToast({ kind: "success", title: t("renamed") });
          onDone();
        })}
      >
        <Refusal text={form.formState.errors.root?.message} />
        <TextInput {...field("name")} id="passkey-name" label={t("name")} autoComplete="off" />
        <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
          {t("save")}
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
