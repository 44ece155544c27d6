import { Icon } from "@/components/ui/icon/icon";
import { Prose } from "@/components/ui/prose";

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
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <div className="px-5 pb-5">
            <Prose html={html} />
          </div>
        </details>
      ))}
    </div>
  );
}
