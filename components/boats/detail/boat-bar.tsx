import { useTranslations } from "next-intl";

/** The sections that people look for on a long page, by their ids. */
const SECTIONS = ["about", "calendar", "services", "rules", "meeting", "reviews"] as const;

/** Stays under the header in wide windows and leads to the sections of a boat's page. */
export function BoatBar({ hasServices }: { hasServices: boolean }) {
  const t = useTranslations("boats");
  return (
    <nav aria-label={t("bar_label")} className="boat-bar">
      {SECTIONS.filter((id) => hasServices || id !== "services").map((id) => (
        <a key={id} href={`#${id}`}>
          {t(`bar.${id}`)}
        </a>
      ))}
    </nav>
  );
}
