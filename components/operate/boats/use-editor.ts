import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAction } from "@/components/operate/action/use-action";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { showToast } from "@/components/ui/overlay/show-toast";
import {
  changedMeanwhile,
  type FormValues,
  fieldOfIssue,
  formOf,
  keepTyped,
  partOfForm,
} from "@/lib/domain/boats/boat-form";
import type { BoatPart } from "@/lib/domain/boats/boat-parts";

/** A part of a boat as a form was opened with it. */
export interface OpenedPart {
  /** The endpoint, after `operate/`. */
  path: string;
  part: BoatPart;
  version: string;
  opened: FormValues;
  /** What is saved, in words. */
  title: string;
}

/** What a form sends that is about no part of a boat, and where it leads. */
export interface OtherAct {
  bodyOf: (typed: FormValues) => Record<string, unknown>;
  nextOf: (typed: FormValues) => string;
}

/** Sentences of `console_boats.problem`; other keys count as invalid. */
const PROBLEMS = [
  "required",
  "invalid",
  "email",
  "min_length",
  "max_length",
  "min_value",
  "max_value",
  "whole_number",
  "not_amount",
  "not_nothing",
  "not_key",
  "not_phone",
  "not_code",
  "ends_before",
  "no_payment",
  "no_berths",
  "no_price",
  "few_pictures",
  "taken",
] as const;

/** The form of a part: what is typed, what is wrong with it, what it will change, what a colleague did meanwhile. */
export function useEditor({ path, part, title, ...start }: OpenedPart, other?: OtherAct) {
  const t = useTranslations("console_boats");
  const router = useRouter();
  const [opened, setOpened] = useState({ values: start.opened, version: start.version });
  const [typed, setTyped] = useState(start.opened);
  const action = useAction(path, null);
  const { failure, errors: sent } = action.state;

  const sentenceOf = (key: string) => {
    const [name, count = ""] = key.split(":");
    return t(`problem.${PROBLEMS.find((one) => one === name) ?? "invalid"}`, { count });
  };
  const issues = failure?.code === "boat_invalid" ? (failure.details.issues as FieldIssue[]) : [];
  const errors = { ...sent };
  for (const { field, key } of issues) errors[fieldOfIssue(field, typed)] ??= sentenceOf(key);
  const isStale = failure?.code === "boat_changed";
  const saved = isStale ? savedForm(failure.details.saved as object, start.opened) : null;

  // The first wrong field, wherever it stands.
  useEffect(() => {
    if (failure?.code === "boat_invalid")
      document.querySelector<HTMLElement>(".boats-form [aria-invalid='true']")?.focus();
  }, [failure]);

  const body = other?.bodyOf(typed) ?? {
    ...(part !== "people" && { part }),
    version: opened.version,
    document: JSON.stringify(partOfForm(part, typed)),
  };

  async function confirm(): Promise<void> {
    if (!(await action.confirm(body))) return;
    // Before the dialog goes: it would step back in the history, over the next page.
    const go = other && (leaveWindows() ? router.replace : router.push);
    action.back();
    void showToast({ kind: "success", title });
    if (go) go(other.nextOf(typed));
    else router.refresh();
  }

  function keepMine(): void {
    if (!saved) return;
    setTyped(keepTyped(typed, opened.values, saved));
    setOpened({ values: saved, version: String(failure?.details.version) });
    action.back();
  }

  return {
    typed,
    errors,
    isTyped: changedMeanwhile(opened.values, typed).length > 0,
    meanwhile: saved ? changedMeanwhile(opened.values, saved) : [],
    action: action.state,
    title,
    onType: (name: string, value: string | boolean) => setTyped((former) => ({ ...former, [name]: value })),
    replace: setTyped,
    foresee: () => void action.foresee(body),
    confirm: () => void confirm(),
    keepMine,
    back: action.back,
  };
}

/** What is saved now, of the fields that the form has: addresses are no part of it until they are to change. */
function savedForm(saved: object, opened: FormValues): FormValues {
  const entries = Object.entries(formOf(saved));
  const hasSlug = Object.keys(opened).some((name) => name.startsWith("slug."));
  return Object.fromEntries(entries.filter(([name]) => hasSlug || !name.startsWith("slug.")));
}

interface FieldIssue {
  field: string;
  key: string;
}

export type Editor = ReturnType<typeof useEditor>;
