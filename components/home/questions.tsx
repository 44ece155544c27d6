interface QuestionsProps {
  /** `html` is rendered and sanitized Markdown. */
  entries: readonly { id: number; question: string; html: string }[];
}

/** Questions that open their answers without a script. */
export function Questions({ entries }: QuestionsProps) {
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      {entries.map(({ id, question, html }) => (
        <details key={id} className="question">
          <summary className="icon icon-20 icon-end icon-chevron-down">{question}</summary>
          <div
            className="prose px-5 pb-5"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it was rendered
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </details>
      ))}
    </div>
  );
}
