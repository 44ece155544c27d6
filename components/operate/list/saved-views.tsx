"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { SiteLink } from "@/components/ui/site-link";
import { removeStaffView, saveStaffView } from "@/lib/client/api/console/lists";
import { type ConsoleList, MAX_VIEW_NAME } from "@/lib/domain/staff/console-lists";

export interface KeptView {
  id: string;
  name: string;
  query: Record<string, string>;
}

interface SavedViewsProps {
  list: ConsoleList;
  /** What the list is asked for now. */
  query: Record<string, string>;
  views: readonly (KeptView & { path: string })[];
}

const same = (one: Record<string, string>, other: Record<string, string>) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** What the reader looks for again and again, each one press away; the present one can be kept under a name. */
export function SavedViews({ list, query, views }: SavedViewsProps) {
  const t = useTranslations("console_list");
  const router = useRouter();
  const { busy, refusal, run } = useCeremony();
  const [isNaming, setNaming] = useState(false);

  async function remove(id: string) {
    if (await run(() => removeStaffView(id))) router.refresh();
  }

  return (
    <div className="console-views">
      {views.length > 0 && (
        <ul aria-label={t("views")} className="console-chips">
          {views.map(({ id, name, path, query: kept }) => (
            <li key={id} className="console-chip">
              <SiteLink href={path} aria-current={same(kept, query) ? "true" : undefined}>
                <bdi>{name}</bdi>
              </SiteLink>
              <button
                type="button"
                aria-label={t("remove_view", { name })}
                disabled={busy}
                onClick={() => void remove(id)}
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="ghost" size="small" onClick={() => setNaming(true)}>
        <Icon name="plus" size={16} />
        {t("save_view")}
      </Button>
      <Refusal text={refusal} />
      {isNaming && (
        <NameDialog
          onSave={(name) => saveStaffView({ list, name, query: new URLSearchParams(query).toString() })}
          onSaved={() => {
            setNaming(false);
            router.refresh();
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

interface NameDialogProps {
  onSave: (name: string) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

function NameDialog({ onSave, onSaved, onClose }: NameDialogProps) {
  const t = useTranslations("console_list");
  const console = useTranslations("console");
  const { busy, refusal, run } = useCeremony();
  const [name, setName] = useState("");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("save_view")}
      description={t("save_hint")}
      closeLabel={console("close")}
    >
      <ScriptForm
        className="console-form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await run(() => onSave(name))) onSaved();
        }}
      >
        <Refusal text={refusal} />
        <TextInput
          id="view-name"
          label={t("view_name")}
          value={name}
          required
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
