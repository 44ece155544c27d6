import { ChevronDown } from "lucide-react";
import { PROSE_CLASS } from "@/components/ui/prose-class";

interface QuestionsProps {
  /** `html` is rendered and sanitized Markdown. */
  entries: readonly { id: number; question: string; html: string }[];
}

/** Questions that open their answers without a script. */
export function Questions({ entries }: QuestionsProps) {
  return (
    <div className="mx-auto grid max-w-3xl gap-3">
      {entries.map(({ id, question, html }) => (
        <details key={id} className="group rounded-card border border-line bg-white open:shadow-card">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold text-navy">
            {question}
            <ChevronDown
              aria-hidden
              size={20}
              className="shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <div
            className={`px-5 pb-5 ${PROSE_CLASS}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it was rendered
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </details>
      ))}
    </div>
  );
}
