"use client";

import { useEffect, useRef, useState } from "react";
import { TextInput } from "@/components/ui/fields/text-input";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { foldText } from "@/lib/i18n/fold-text";
import type { Locale } from "@/lib/i18n/locales";

const faqFound = lazyPart(() => import("@/components/content/faq-found").then((module) => module.FaqFound));

interface FaqSearchProps {
  locale: Locale;
  label: string;
  hint: string;
  /** How many were found, with the plural forms. */
  found: string;
}

// Past React: the answers are the server's, and as props of a client component all would have to hydrate to be
// searched.
/**
 * Hides questions that lack one of the words, and empty topics with their links; returns how many questions remain,
 * null when nothing is looked for.
 */
function search(typed: string): number | null {
  const words = foldText(typed).split(" ").filter(Boolean);
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>("[data-faq-group]")) {
    const before = shown;
    for (const entry of group.querySelectorAll<HTMLElement>("[data-faq]")) {
      const text = foldText(entry.textContent ?? "");
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    }
    group.hidden = shown === before;
    const link = document.querySelector(`a[href="#${group.getAttribute("aria-labelledby")}"]`)?.closest("li");
    if (link) link.hidden = group.hidden;
  }
  return words.length === 0 ? null : shown;
}

/** A link to a question opens it. */
function openLinked() {
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(entry instanceof HTMLDetailsElement)) return;
  entry.open = true;
  entry.scrollIntoView();
}

/** Filters the questions of the page in place: they are there already, also without this. */
export function FaqSearch({ locale, label, hint, found: sentence }: FaqSearchProps) {
  const [found, setFound] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before the scripts ran.
    if (field.current?.value) setFound(search(field.current.value));
    if (location.hash) openLinked();
    addEventListener("hashchange", openLinked);
    return () => removeEventListener("hashchange", openLinked);
  }, []);

  return (
    <div className="-mb-4 mt-6 w-full max-w-xl">
      <TextInput
        ref={field}
        id="faq-search"
        type="search"
        label={label}
        placeholder={hint}
        autoComplete="off"
        onFocus={faqFound.preload}
        onChange={(event) => setFound(search(event.target.value))}
      />
      <p role="status" className="mt-1 min-h-6 text-sm">
        {found !== null && (
          <LazyPart part={faqFound} props={{ locale, sentence, count: found }} failure={() => null} />
        )}
      </p>
    </div>
  );
}
