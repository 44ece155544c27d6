"use client";

import { Icon } from "@/components/ui/icon/icon";
import {
  openSearchDialog,
  prepareSearchDialog,
  type SearchDialogKind,
} from "@/lib/client/session/search-dialog-store";

const kindHere = (): SearchDialogKind => (window.matchMedia("(max-width: 770px)").matches ? "all" : "code");

interface SearchButtonProps {
  /** On phones, where it opens the whole search. */
  label: string;
  /** On wider screens, where the pages contain the search: the button opens the lookup by boat code. */
  codeLabel: string;
}

/** Opens the search; its dialog loads when somebody is about to need it. */
export function SearchButton({ label, codeLabel }: SearchButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="nav-link justify-center max-md:w-11"
      onPointerEnter={() => prepareSearchDialog(kindHere())}
      onFocus={() => prepareSearchDialog(kindHere())}
      onClick={() => openSearchDialog(kindHere())}
    >
      <Icon name="search" />
      <span className="sr-only md:hidden">{label}</span>
      <span className="max-xl:sr-only max-md:hidden">{codeLabel}</span>
    </button>
  );
}
