import { useTranslations } from "next-intl";

interface ContentsListProps {
  headings: readonly { id: string; text: string; level: number }[];
}

const MIN_ENTRIES = 3;

/** The chapters of a text as links; short texts need none. */
export function ContentsList({ headings }: ContentsListProps) {
  const t = useTranslations("content");
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < MIN_ENTRIES) return null;
  return (
    <nav aria-labelledby="contents" className="rounded-card border border-line p-5">
      <h2 id="contents" className="mb-2 text-base">
        {t("contents")}
      </h2>
      <ol className="grid gap-0.5 text-sm">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-8 items-center py-1 text-sea-dark hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
