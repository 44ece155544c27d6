"use client";

import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";

export interface MenuEntry {
  key: string;
  content: ReactNode;
  href?: string;
  /** Language of the content when it is not the page's. */
  lang?: string;
  onSelect?: () => void;
}

interface DropdownMenuProps {
  /** One button element; Radix gives it the menu's attributes. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  direction: "ltr" | "rtl";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const ITEM =
  "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-base text-ink outline-none " +
  "data-[highlighted]:bg-sea-soft data-[highlighted]:text-sea-dark";

/** A menu of links and commands, with arrow keys and type-ahead. Rendered inside its landmark, not in a portal. */
export function DropdownMenu({ trigger, entries, direction, open, onOpenChange }: DropdownMenuProps) {
  return (
    <Menu.Root dir={direction} modal={false} {...(open === undefined ? {} : { open, onOpenChange })}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content
        align="end"
        sideOffset={8}
        className="z-50 min-w-56 animate-appear rounded-card border border-line bg-white p-1.5 shadow-card"
      >
        {entries.map(({ key, content, href, lang, onSelect }) => (
          <Menu.Item key={key} asChild onSelect={onSelect}>
            {href ? (
              <SiteLink href={href} lang={lang} hrefLang={lang} className={ITEM}>
                {content}
              </SiteLink>
            ) : (
              <button type="button" className={ITEM}>
                {content}
              </button>
            )}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
