"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/overlay/dialog";

/** Keys as they stand on a keyboard, with what they do; `console_keys` says it. */
const SHORTCUTS = {
  everywhere: { find: ["Ctrl", "K"], find_slash: ["/"], list: ["?"], close: ["Esc"] },
  grid: {
    move: ["←", "→", "↑", "↓"],
    ends: ["Home", "End"],
    choose: ["Space"],
    extend: ["Shift", "→"],
    open: ["Enter"],
    drop: ["Esc"],
  },
} as const;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** The list of shortcuts, opened by its button or by a question mark outside of fields. */
export function ShortcutList() {
  const t = useTranslations("console_keys");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function open(event: KeyboardEvent) {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        className="console-keys-button"
        onClick={() => setOpen(true)}
      >
        {t("title")} <kbd>?</kbd>
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("title")} closeLabel={t("close_list")}>
        <div className="grid gap-5">
          <Keys title={t("everywhere")} shortcuts={SHORTCUTS.everywhere} />
          <Keys title={t("grid")} shortcuts={SHORTCUTS.grid} />
        </div>
      </Dialog>
    </>
  );
}

type Shortcut = keyof (typeof SHORTCUTS)["everywhere"] | keyof (typeof SHORTCUTS)["grid"];

interface KeysProps {
  title: string;
  shortcuts: Partial<Record<Shortcut, readonly string[]>>;
}

function Keys({ title, shortcuts }: KeysProps) {
  const t = useTranslations("console_keys.does");
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="console-keys">
        {(Object.keys(shortcuts) as Shortcut[]).map((name) => (
          <div key={name}>
            <dt>
              {shortcuts[name]?.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
