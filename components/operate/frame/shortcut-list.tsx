"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/overlay/dialog";

/** What a key does, as `console_keys` says it, and the keys as they stand on a keyboard. */
const EVERYWHERE = [
  { does: "find", keys: ["Ctrl", "K"] },
  { does: "find_slash", keys: ["/"] },
  { does: "list", keys: ["?"] },
  { does: "close", keys: ["Esc"] },
] as const;

const GRID = [
  { does: "move", keys: ["←", "→", "↑", "↓"] },
  { does: "ends", keys: ["Home", "End"] },
  { does: "choose", keys: ["Space"] },
  { does: "extend", keys: ["Shift", "→"] },
  { does: "open", keys: ["Enter"] },
  { does: "drop", keys: ["Esc"] },
] as const;

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
          <Keys title={t("everywhere")} shortcuts={EVERYWHERE} />
          <Keys title={t("grid")} shortcuts={GRID} />
        </div>
      </Dialog>
    </>
  );
}

interface KeysProps {
  title: string;
  shortcuts: typeof EVERYWHERE | typeof GRID;
}

function Keys({ title, shortcuts }: KeysProps) {
  const t = useTranslations("console_keys.does");
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="console-keys">
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
