"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { CAKE_TEXT_LENGTH } from "@/lib/domain/occasions/occasion-plan";

/** Leaves room for the text of the cake: together they are the note. */
const NOTE_LENGTH = 900;

interface CheckoutNoteProps {
  asksCakeText: boolean;
  note: Note;
}

/** What the captain is to know, and what the cake is to say where there is one. */
export function CheckoutNote({ asksCakeText, note }: CheckoutNoteProps) {
  const t = useTranslations("checkout");
  return (
    <>
      {asksCakeText && (
        <TextInput
          id="checkout-cake"
          label={t("cake")}
          hint={t("cake_hint")}
          maxLength={CAKE_TEXT_LENGTH}
          ref={note.cake.field}
          onChange={note.cake.keep}
        />
      )}
      <TextArea
        id="checkout-note"
        label={t("note")}
        hint={t("note_hint")}
        maxLength={NOTE_LENGTH}
        ref={note.text.field}
        onChange={note.text.keep}
      />
    </>
  );
}

/** Note and text of the cake, kept as drafts and read as one note. */
export function useNote(boatId: number) {
  const t = useTranslations("checkout");
  const cake = useKeptField<HTMLInputElement>(`checkout-cake:${boatId}`);
  const text = useKeptField<HTMLTextAreaElement>(`checkout-note:${boatId}`);
  function read() {
    const onCake = cake.read();
    return [onCake && t("cake_note", { text: onCake }), text.read()].filter(Boolean).join("\n") || null;
  }
  return { cake, text, read };
}

export type Note = ReturnType<typeof useNote>;

/** A field that is kept as a draft. It is the page's own, so that it may be filled in before scripts run. */
function useKeptField<E extends HTMLInputElement | HTMLTextAreaElement>(draftKey: string) {
  const field: RefObject<E | null> = useRef<E>(null);

  // After mount: the server's HTML cannot contain this browser's storage.
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const draft = readDraft(draftKey);
    if (current.value) saveDraft(draftKey, current.value);
    else if (typeof draft === "string") current.value = draft;
  }, [draftKey]);

  const value = () => field.current?.value ?? "";
  return { field, keep: () => saveDraft(draftKey, value()), read: () => value().trim() };
}
