interface ProseProps {
  /** Rendered and sanitized. */
  html: string;
  /** Set where the text is in another language than the page. */
  lang?: string;
}

/** An editor's text. */
export function Prose({ html, lang }: ProseProps) {
  return (
    <div
      lang={lang}
      dir={lang && "auto"}
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it was rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
