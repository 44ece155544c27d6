"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import type { CodeSearchLabels } from "@/components/layout/header/code-search-labels";
import type { Locale } from "@/lib/i18n/locales";

interface DialogProps {
  locale: Locale;
  labels: CodeSearchLabels;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface CodeSearchButtonProps {
  locale: Locale;
  labels: CodeSearchLabels;
  className: string;
  children: ReactNode;
}

const loadDialog = () => import("@/components/layout/header/code-search-dialog");

/** Opens the boat code search; its dialog loads when somebody is about to need it. */
export function CodeSearchButton({ locale, labels, className, children }: CodeSearchButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = async () => {
    const { CodeSearchDialog } = await loadDialog();
    setDialog(() => CodeSearchDialog);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={show}
      >
        {children}
      </button>
      {Dialog && <Dialog locale={locale} labels={labels} open={open} onOpenChange={setOpen} />}
    </>
  );
}
