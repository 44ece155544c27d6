"use client";

import { type ReactNode, useState } from "react";
import type { CodeSearchLabels } from "@/components/layout/header/code-search-labels";
import { LazyDialog, lazyPart } from "@/components/ui/lazy-part";
import type { Locale } from "@/lib/i18n/locales";

interface CodeSearchButtonProps {
  locale: Locale;
  labels: CodeSearchLabels;
  className: string;
  children: ReactNode;
}

const codeSearchDialog = lazyPart(() =>
  import("@/components/layout/header/code-search-dialog").then((module) => module.CodeSearchDialog),
);

/** Opens the boat code search; its dialog loads when somebody is about to need it. */
export function CodeSearchButton({ locale, labels, className, children }: CodeSearchButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={codeSearchDialog.preload}
        onFocus={codeSearchDialog.preload}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <LazyDialog part={codeSearchDialog} props={{ locale, labels, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}
