"use client";

import { useEffect } from "react";
import { sayInOneRegion } from "@/components/ui/announce";
import { makeSheetsModal } from "@/components/ui/overlay/modal-sheets";

const FOCUSABLE =
  "a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled])";
const SECTION = "section,form,article,aside,[role=dialog],main";
const ITEM = "li,tr,th,td";
/** What replaces a part of the page may take the focus itself, as dialogs do. */
const OWN_FOCUS_MS = 50;

/**
 * What disappears hands its focus on: when the focused element is removed or hidden, by what it did or by a new page,
 * browsers drop the focus to the body, and who uses the keyboard starts at the top again. The next item of its list
 * gets it, else the heading of its section, else that of the page. A button that waits gets it back.
 */
export function KeepFocus() {
  useEffect(() => {
    const ends = [handFocusOn(), makeSheetsModal(), sayInOneRegion()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return null;
}

function handFocusOn(): () => void {
  /** The focused element and what it lies in, and the neighbours of the list items among them. */
  let path: Element[] = [];
  let neighbours: (Element | null)[] = [];
  /** It was disabled while it had the focus: a button that is busy. */
  let waits = false;
  const isOnBody = () => document.activeElement === document.body;
  const isLost = () => isOnBody() && path[0] !== undefined && !isShown(path[0]);
  const remember = ({ target }: FocusEvent) => {
    waits = false;
    path = [];
    for (let at = target as Element | null; at; at = at.parentElement) path.push(at);
    neighbours = path
      .filter((one) => one.matches(ITEM))
      .flatMap((one) => [one.nextElementSibling, one.previousElementSibling]);
  };
  const handOn = () => {
    if (!isLost()) return;
    const heir = heirOf(path, neighbours);
    heir?.focus({ preventScroll: true });
    // Who uses a mouse may look elsewhere by now.
    if (heir?.matches(":focus-visible")) heir.scrollIntoView({ block: "nearest" });
  };
  const look = () => {
    if (isLost()) setTimeout(handOn, OWN_FOCUS_MS);
    else if (waits && isOnBody() && path[0] instanceof HTMLElement) path[0].focus();
  };
  const leave = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (!isOnBody()) return;
      if (isLost()) setTimeout(handOn, OWN_FOCUS_MS);
      else if ((target as Element).matches(":disabled")) waits = true;
      // Somebody pressed on nothing.
      else path = [];
    });
  const observer = new MutationObserver(look);
  const attributeFilter = ["disabled", "hidden", "open"];
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", leave);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", leave);
  };
}

const isShown = (element: Element) => element.isConnected && element.checkVisibility();

function heirOf(path: readonly Element[], neighbours: readonly (Element | null)[]): HTMLElement | null {
  const kept = path.find(isShown);
  for (const item of neighbours) {
    const control =
      item && isShown(item) && kept?.contains(item) ? item.querySelector<HTMLElement>(FOCUSABLE) : null;
    if (control) return control;
  }
  const section = kept?.closest(SECTION) ?? document.querySelector("main");
  const heading = section?.querySelector<HTMLElement>("h1,h2,h3") ?? (section as HTMLElement | null);
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  return heading;
}
