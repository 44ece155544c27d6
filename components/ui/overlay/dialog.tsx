"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { useFocusBack } from "@/components/ui/overlay/use-focus-back";

const SHAPES = {
  /** A card in the middle; on phones it rises from the lower edge. */
  centre:
    "inset-x-0 bottom-0 max-h-[92dvh] animate-rise rounded-t-card sm:inset-0 sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-card",
  /** A card with room for two months. */
  wide: "inset-x-0 bottom-0 max-h-[92dvh] animate-rise rounded-t-card sm:inset-0 sm:m-auto sm:h-fit sm:max-w-[860px] sm:rounded-card",
  /** A panel along the end side. */
  side: "inset-y-0 end-0 w-[min(100%,420px)] animate-slide-in",
} as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  description?: ReactNode;
  shape?: keyof typeof SHAPES;
  children: ReactNode;
}

/** Into the first field where there is one, else where Radix would go: the close button. */
function focusFirstField(event: Event) {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
    "input:not([readonly]), select, textarea",
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Modal with title and close button; keeps focus inside and gives it back afterwards. Back closes it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  description,
  shape = "centre",
  children,
}: DialogProps) {
  const focusBack = useFocusBack();
  useBackCloses(open, () => onOpenChange(false));
  const described = description ? {} : { "aria-describedby": undefined };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-appear bg-ink/55" />
        <RadixDialog.Content
          {...described}
          {...focusBack}
          onEscapeKeyDown={(event) => {
            // An open list of suggestions closes first.
            if (document.activeElement?.matches("[role=combobox][aria-expanded=true]"))
              event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            focusBack.onOpenAutoFocus();
            focusFirstField(event);
          }}
          className={`fixed z-50 flex flex-col overflow-hidden bg-white shadow-card ${SHAPES[shape]}`}
        >
          <div className="flex items-center justify-between gap-4 border-line border-b py-2 ps-5 pe-2">
            <RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
            <RadixDialog.Close
              className={buttonClass({ variant: "ghost", size: "icon" })}
              aria-label={closeLabel}
            >
              <Icon name="x" size={22} />
            </RadixDialog.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 pt-4 pb-6 has-[[data-sticky-foot]]:scroll-pb-56">
            {description && (
              <RadixDialog.Description className="mb-4 text-muted text-sm">
                {description}
              </RadixDialog.Description>
            )}
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
