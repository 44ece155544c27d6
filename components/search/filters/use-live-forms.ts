"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { liveForms } from "@/components/search/filters/live-forms";

/** Lets the forms in the element of this reference live; anew whenever `content` is another. */
export function useLiveForms<E extends HTMLElement>(content: unknown): RefObject<E | null> {
  const root = useRef<E>(null);
  const { push } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content brings other fields
  useEffect(() => (root.current ? liveForms(root.current, push) : undefined), [content, push]);
  return root;
}
