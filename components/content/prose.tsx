import { PROSE_CLASS } from "@/components/ui/prose-class";

interface ProseProps {
  /** Rendered and sanitized. */
  html: string;
  /** Set where the text is in another language than the page. */
  lang?: "tr";
}

/** An editor's text. */
export function Prose({ html, lang }: ProseProps) {
  return (
    <div
      lang={lang}
      dir={lang && "ltr"}
      className={`${PROSE_CLASS} [&_h2]:scroll-mt-24 [&_h3]:scroll-mt-24 [&_table]:block [&_table]:overflow-x-auto`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it was rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
