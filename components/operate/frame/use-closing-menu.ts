import { useEffect } from "react";

/** An open group of the menu closes by Escape, by a click beside it, and by the way that was chosen in it. */
export function useClosingMenu(): void {
  useEffect(() => {
    const openGroup = () => document.querySelector<HTMLDetailsElement>("details.console-group[open]");
    function closeByKey({ key }: KeyboardEvent) {
      const group = key === "Escape" ? openGroup() : null;
      if (!group) return;
      if (group.contains(document.activeElement)) group.querySelector("summary")?.focus();
      group.open = false;
    }
    function closeByClick({ target }: MouseEvent) {
      const group = openGroup();
      if (!group || !(target instanceof Element)) return;
      if (!group.contains(target) || target.closest("a")) group.open = false;
    }
    document.addEventListener("keydown", closeByKey);
    document.addEventListener("click", closeByClick);
    return () => {
      document.removeEventListener("keydown", closeByKey);
      document.removeEventListener("click", closeByClick);
    };
  }, []);
}
