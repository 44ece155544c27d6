import { NoteForm } from "@/components/operate/reservation/note-form";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface NotesProps {
  locale: Locale;
  role: StaffRole;
  /** The endpoint that keeps another, after `operate/`. */
  path: string;
  notes: readonly { id: number; text: string; name: string | null; at: Date }[];
}

/** What colleagues noted about a booking or a conversation; it names people, so that it is for those who see names. */
export async function Notes({ locale, role, path, notes }: NotesProps) {
  const t = await translatorOf(locale, "console");
  return (
    <>
      <p className="text-muted">{t("reservation.notes_hint")}</p>
      {notes.length === 0 && <p>{t("reservation.no_notes")}</p>}
      <ul className="console-list">
        {notes.map(({ id, text, name, at }) => (
          <li key={id}>
            <bdi className="whitespace-pre-line">{text}</bdi>
            <span className="text-muted">
              <bdi>{name ?? t("reservation.somebody")}</bdi>
              {" · "}
              {formatInstant(at, locale, "brief")}
            </span>
          </li>
        ))}
      </ul>
      {may(role, "notes.write") && <NoteForm path={path} />}
    </>
  );
}
