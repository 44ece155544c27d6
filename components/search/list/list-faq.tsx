import { JsonLd } from "@/components/layout/json-ld";
import type { Question } from "@/components/search/list/list-questions";
import { Icon } from "@/components/ui/icon/icon";

interface ListFaqProps {
  title: string;
  questions: readonly Question[];
}

/** Questions about a place or type, and the same as structured data: both made of one text. */
export function ListFaq({ title, questions }: ListFaqProps) {
  return (
    <section>
      <h2 className="mb-4 text-2xl md:text-section">{title}</h2>
      <div className="grid max-w-3xl gap-3">
        {questions.map(([question, answer]) => (
          <details key={question} className="question">
            <summary>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: questions.map(([name, text]) => ({
            "@type": "Question",
            name,
            acceptedAnswer: { "@type": "Answer", text },
          })),
        }}
      />
    </section>
  );
}
