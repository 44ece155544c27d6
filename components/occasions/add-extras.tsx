"use client";

import { useState } from "react";
import type { ExtrasSheetProps } from "@/components/occasions/extras-sheet";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";

const extrasSheet = lazyPart(() =>
  import("@/components/occasions/extras-sheet").then((module) => module.ExtrasSheetClient),
);

interface AddExtrasProps {
  /** Anchor of the form that adds them without scripts. */
  formId: string;
  label: string;
  sheet: Omit<ExtrasSheetProps, "onClose">;
}

/** Opens what can be added on this boat; without scripts it leads to the form that does so for all boats. */
export function AddExtras({ formId, label, sheet }: AddExtrasProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={`#${formId}`}
        className={buttonClass({ variant: "outline", wide: true })}
        onPointerEnter={extrasSheet.preload}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="plus" size={18} />
        {label}
        <span className="sr-only">{`: ${sheet.boat.name}`}</span>
      </a>
      {open && <LazyDialog part={extrasSheet} props={{ ...sheet, onClose: () => setOpen(false) }} />}
    </>
  );
}
