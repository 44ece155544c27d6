import { showWords } from "@/lib/domain/staff/mask-words";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface NoteListProps {
  locale: Locale;
  role: StaffRole;
  notes: readonly { id: number; at: Date; staffName: string | null; text: string }[];
}

/** What colleagues have noted about a conversation, the oldest first. */
export async function NoteList({ locale, role, notes }: NoteListProps) {
  const t = await translatorOf(locale, "console_inbox");
  return (
    <>
      <p className="text-muted text-xs">{t("conversation.notes_hint")}</p>
      {notes.length === 0 && <p>{t("conversation.no_notes")}</p>}
      <ul className="console-notes">
        {notes.map(({ id, at, staffName, text }) => (
          <li key={id}>
            <p className="text-muted text-xs">
              {staffName && (
                <>
                  <bdi>{staffName}</bdi>
                  {" · "}
                </>
              )}
              {formatInstant(at, locale, "brief")}
            </p>
            <p className="console-text" dir="auto">
              {showWords(role, text)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
