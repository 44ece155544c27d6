"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { VerificationRequired } from "@/components/account/security/verification-required";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { Notice } from "@/components/ui/notice";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Dialog } from "@/components/ui/overlay/dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { removePasskey, renamePasskey } from "@/lib/client/api/passkeys";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { addPasskey } from "@/lib/client/passkeys/ceremonies";
import { usePasskeySupport } from "@/lib/client/passkeys/use-passkey-support";
import {
  type OwnPasskey,
  type RenamePasskeyBody,
  renamePasskeyBody,
} from "@/lib/contracts/accounts/passkeys";
import { deviceName } from "@/lib/domain/shared/device-name";
import { formatInstant } from "@/lib/i18n/format-date";

interface PasskeyListProps {
  passkeys: readonly OwnPasskey[];
  /** Where the address is proven, which must happen before a passkey is added; null once it is. */
  proveAt: string | null;
}

/** The customer's passkeys, each with its name, age and last use, and the ways to add, rename and remove one. */
export function PasskeyList({ passkeys, proveAt }: PasskeyListProps) {
  const t = useTranslations("account_area.passkeys");
  const locale = useLocale();
  const router = useRouter();
  const [asking, setAsking] = useState<{ passkey: OwnPasskey; about: "name" | "removal" } | null>(null);
  const close = () => setAsking(null);
  const done = () => {
    close();
    router.refresh();
  };

  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t("intro")}</p>
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border border-line p-4"
            >
              <Icon name="key-round" size={24} className="shrink-0 text-sea" />
              <div className="min-w-0 grow basis-56">
                <p className="break-words font-semibold">
                  <bdi>{passkey.name}</bdi>
                </p>
                <p className="text-muted text-sm">{t(passkey.synced ? "synced" : "one_device")}</p>
                <p className="text-muted text-sm">
                  {t("created", { time: formatInstant(passkey.created_at, locale) })}
                </p>
                <p className="text-muted text-sm">
                  {passkey.last_used_at
                    ? t("last_used", { time: formatInstant(passkey.last_used_at, locale) })
                    : t("never_used")}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("rename_named", { name: passkey.name })}
                  onClick={() => setAsking({ passkey, about: "name" })}
                >
                  {t("rename")}
                </Button>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("remove_named", { name: passkey.name })}
                  onClick={() => setAsking({ passkey, about: "removal" })}
                >
                  {t("remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey proveAt={proveAt} onDone={done} />
      {asking?.about === "name" && <RenamePasskey passkey={asking.passkey} onDone={done} onClose={close} />}
      {asking?.about === "removal" && (
        <RemovePasskey passkey={asking.passkey} onDone={done} onClose={close} />
      )}
    </div>
  );
}

interface AddPasskeyProps {
  proveAt: string | null;
  onDone: () => void;
}

/** Makes a passkey on this device, named after it; the browser asks the rest. */
function AddPasskey({ proveAt, onDone }: AddPasskeyProps) {
  const t = useTranslations("account_area.passkeys");
  const tDevice = useTranslations("account_area.sessions");
  const supported = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<"known" | "not_done" | null>(null);

  async function add() {
    setBusy(true);
    setResult(null);
    try {
      const device = deviceName(navigator.userAgent);
      await addPasskey(device ? tDevice("device", device) : tDevice("unknown"));
      void showToast({ kind: "success", title: t("added") });
      onDone();
    } catch (error) {
      // A failing call has been shown; what the browser says has not.
      if (!(error instanceof ApiFailure)) setResult(isKnown(error) ? "known" : "not_done");
    }
    setBusy(false);
  }

  if (proveAt !== null) {
    return <VerificationRequired at={proveAt} sentence={(page) => t.rich("verify_first", { page })} />;
  }
  if (!supported) return <p className="text-muted text-sm">{t("unsupported")}</p>;
  return (
    <>
      {result && (
        <Notice tone="info" announced>
          {t(result)}
        </Notice>
      )}
      <Button variant="outline" className="justify-self-start" busy={busy} onClick={() => void add()}>
        {t("add")}
      </Button>
    </>
  );
}

/** The device has one for this account already. */
const isKnown = (error: unknown) => error instanceof Error && error.name === "InvalidStateError";

interface RemovePasskeyProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Removes a passkey after a confirmation; it no longer logs in. */
function RemovePasskey({ passkey, onDone, onClose }: RemovePasskeyProps) {
  const t = useTranslations("account_area.passkeys");

  async function remove() {
    await removePasskey(passkey.id).catch((error: unknown) => {
      // Removed elsewhere meanwhile: what was wanted holds.
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    });
    void showToast({ kind: "success", title: t("removed") });
    onDone();
  }

  return (
    <ConfirmDialog
      labels={{ question: t("question"), confirm: t("remove"), keep: t("keep"), close: t("close") }}
      consequence={t.rich("consequence", { name: passkey.name, bdi: (text) => <bdi>{text}</bdi> })}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

interface RenamePasskeyProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Gives a passkey a name by which its customer knows it. */
function RenamePasskey({ passkey, onDone, onClose }: RenamePasskeyProps) {
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
