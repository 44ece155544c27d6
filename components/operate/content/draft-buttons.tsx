import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";

interface DraftButtonsProps {
  /** Nothing can be kept without a name. */
  isNamed: boolean;
  hasDraft: boolean;
  save: () => Promise<unknown>;
  remove: () => Promise<unknown>;
  onSaved: () => void;
  onRemoved: () => void;
  onRefused: (failure: ApiFailure) => void;
}

/** Keeps what is being written without showing it to anybody, or throws it away. */
export function DraftButtons(props: DraftButtonsProps) {
  const { isNamed, hasDraft, save, remove, onSaved, onRemoved, onRefused } = props;
  const t = useTranslations("console_content");
  const common = useTranslations("console");
  const router = useRouter();
  const { busy, refusal, run } = useCeremony();
  const [asking, setAsking] = useState(false);

  async function keep() {
    const done = await run(async () => {
      try {
        await save();
      } catch (error) {
        if (error instanceof ApiFailure) onRefused(error);
        throw error;
      }
    });
    if (!done) return;
    onSaved();
    void showToast({ kind: "success", title: t("draft_saved") });
    router.refresh();
  }

  async function discard() {
    setAsking(false);
    if (!(await run(remove))) return;
    onRemoved();
    router.refresh();
  }

  return (
    <>
      <Button variant="outline" busy={busy} disabled={!isNamed} onClick={() => void keep()}>
        {t("save_draft")}
      </Button>
      {hasDraft && (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t("remove_draft")}
        </Button>
      )}
      <Refusal text={refusal} />
      {asking && (
        <ConfirmDialog
          labels={{
            question: t("remove_draft"),
            confirm: t("remove_draft"),
            keep: common("cancel"),
            close: common("close"),
          }}
          consequence={t("remove_draft_text")}
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
