"use client";

import { useEffect } from "react";

const FOCUSABLE =
  "a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled])";
const SECTION = "section,form,article,aside,[role=dialog],main";
/** What replaces a part of the page may take the focus itself, as dialogs do. */
const OWN_FOCUS_MS = 50;

/**
 * What disappears hands its focus on: when the focused element is removed, by what it did or by a new page, browsers
 * drop the focus to the body, and who uses the keyboard starts at the top again. The next item of its list gets it,
 * else the heading of its section, else that of the page.
 */
export function KeepFocus() {
  useEffect(() => {
    /** The focused element and what it lies in, and the neighbours of the list items among them. */
    let path: Element[] = [];
    let neighbours: (Element | null)[] = [];
    const isLost = () => document.activeElement === document.body && path[0]?.isConnected === false;
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target as Element | null; at; at = at.parentElement) path.push(at);
      neighbours = path
        .filter((one) => one.matches("li,tr"))
        .flatMap((one) => [one.nextElementSibling, one.previousElementSibling]);
    };
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (document.activeElement === document.body && (target as Element).isConnected) path = [];
      });
    const handOn = () => {
      if (isLost()) heirOf(path, neighbours)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (isLost()) setTimeout(handOn, OWN_FOCUS_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    document.addEventListener("focusout", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("focusout", forget);
    };
  }, []);
  return null;
}

function heirOf(path: readonly Element[], neighbours: readonly (Element | null)[]): HTMLElement | null {
  const kept = path.find((one) => one.isConnected);
  for (const item of neighbours) {
    const control =
      item?.isConnected && kept?.contains(item) ? item.querySelector<HTMLElement>(FOCUSABLE) : null;
    if (control) return control;
  }
  const section = kept?.closest(SECTION) ?? document.querySelector("main");
  const heading = section?.querySelector<HTMLElement>("h1,h2,h3") ?? (section as HTMLElement | null);
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  return heading;
}
