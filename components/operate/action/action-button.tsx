"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import {
  type ActionField,
  ActionFields,
  type ActionValues,
  bodyOf,
  startValues,
} from "@/components/operate/action/action-fields";
import { EffectView } from "@/components/operate/action/effect-view";
import { useAction } from "@/components/operate/action/use-action";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-class";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { pathFor } from "@/lib/routes/path-for";

type SentValues = Readonly<Record<string, unknown>>;

interface ActionButtonProps extends Pick<ButtonLook, "variant" | "size"> {
  /** The endpoint, after `operate/`. */
  path: string;
  /** What the button says, and the button that confirms. */
  label: string;
  /** Of the window: what is done to what. */
  title: string;
  intro?: string;
  fields?: readonly ActionField[];
  /** What is sent beside the fields. */
  values?: SentValues;
  /** For a form around the button, which shows a refusal beside its own fields: the window closes. */
  onRefused?: (failure: ApiFailure) => void;
  onDone?: () => void;
  /** Where one goes on afterwards. */
  leadsTo?: string;
}

/**
 * An action of the console: asks for what it needs, shows what it will do, does it after a confirmation. What was typed
 * stays while the page is open. A booking that begins with it opens.
 */
export function ActionButton(props: ActionButtonProps) {
  const {
    label,
    title,
    variant = "outline",
    size = "small",
    fields = [],
    onRefused,
    onDone,
    ...rest
  } = props;
  const [open, setOpen] = useState(false);
  // What is seen is a part of the name, so that it can be said to the button.
  const name = title.includes(label) ? title : `${label}: ${title}`;
  const [typed, setTyped] = useState(() => startValues(fields));
  return (
    <>
      <Button variant={variant} size={size} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <ActionDialog
          {...{ label, title, variant, fields, typed }}
          {...rest}
          onType={(name, value) => setTyped((former) => ({ ...former, [name]: value }))}
          onRefused={
            onRefused &&
            ((failure) => {
              setOpen(false);
              onRefused(failure);
            })
          }
          onDone={() => {
            setTyped(startValues(fields));
            onDone?.();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ActionDialogProps
  extends Required<Pick<ActionButtonProps, "path" | "label" | "title" | "variant" | "fields">> {
  intro?: string;
  values?: SentValues;
  typed: ActionValues;
  onRefused?: (failure: ApiFailure) => void;
  leadsTo?: string;
  onType: (name: string, value: string | boolean) => void;
  onDone: () => void;
  onClose: () => void;
}

function ActionDialog(props: ActionDialogProps) {
  const { path, label, title, variant, intro, fields, values, typed, onType, onDone, onClose } = props;
  const t = useTranslations("console");
  const router = useRouter();
  const locale = useLocale();
  const body = bodyOf({ ...values, ...typed });
  const { state, foresee, confirm, back } = useAction(
    path,
    fields.length === 0 ? body : null,
    props.onRefused,
  );
  const { busy, foreseen, errors, differs } = state;
  // What is wrong with a value that has no field here is said for all.
  const unseen = Object.entries(errors).find(([name]) => fields.every((field) => field.name !== name));
  const refusal = state.refusal ?? unseen?.[1] ?? null;

  async function finish() {
    const done = await confirm(body);
    if (!done) return;
    const begun = done.begun ? pathFor("consoleReservation", locale, { number: done.begun }) : props.leadsTo;
    if (begun) {
      // Closing steps back in the history, which would undo the way there.
      const go = leaveWindows() ? router.replace : router.push;
      go(begun);
    } else {
      onClose();
      router.refresh();
    }
    onDone();
    void showToast({ kind: "success", title: t("action.done"), text: title });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t("close")}
      description={intro}
      shape={fields.some(({ group }) => group) ? "wide" : "centre"}
    >
      {foreseen ? (
        <div className="grid gap-4">
          {differs && (
            <Notice tone="warning" announced>
              {t("action.differs")}
            </Notice>
          )}
          <EffectView {...foreseen} />
          <Refusal text={refusal} />
          <div className="console-actions">
            <Button
              variant={variant === "danger" ? "danger" : "primary"}
              busy={busy}
              onClick={() => void finish()}
            >
              {label}
            </Button>
            <Button variant="ghost" onClick={fields.length > 0 ? back : onClose}>
              {fields.length > 0 ? t("action.back") : t("cancel")}
            </Button>
          </div>
        </div>
      ) : (
        <ScriptForm
          className="console-form"
          onSubmit={(event) => {
            event.preventDefault();
            void foresee(body);
          }}
        >
          <ActionFields {...{ fields, values: typed, errors, onType }} />
          <Refusal text={refusal ?? strayErrorOf(errors, fields)} />
          {fields.length === 0 && !refusal ? (
            <p role="status">{t("action.looking")}</p>
          ) : (
            <Button type="submit" busy={busy}>
              {t("action.foresee")}
            </Button>
          )}
        </ScriptForm>
      )}
    </Dialog>
  );
}

/** What is wrong with something that the form does not ask for; otherwise nobody would see it. */
function strayErrorOf(errors: Readonly<Record<string, string>>, fields: readonly ActionField[]) {
  const stray = Object.entries(errors).find(([name]) => !fields.some((field) => field.name === name));
  return stray?.[1] ?? null;
}
