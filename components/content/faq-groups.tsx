import { ChevronDown, Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Prose } from "@/components/content/prose";

export interface FaqGroupView {
  key: "booking" | "payment" | "cancellation" | "on_board" | "boats" | "account" | "help";
  entries: readonly { id: number; key: string; question: string; html: string }[];
}

/** Where a topic stands on the page. */
export function groupAnchor(key: FaqGroupView["key"]): string {
  return `topic-${key.replace("_", "-")}`;
}

/** Questions by topic; they open without a script, and each has an address of its own. */
export function FaqGroups({ groups }: { groups: readonly FaqGroupView[] }) {
  const t = useTranslations("faq");
  return groups.map(({ key, entries }) => (
    <section key={key} data-faq-group="" aria-labelledby={groupAnchor(key)} className="mb-10">
      <h2 id={groupAnchor(key)} className="mb-4 scroll-mt-24 text-xl">
        {t(`groups.${key}`)}
      </h2>
      <div className="grid gap-3">
        {entries.map(({ id, key: name, question, html }) => (
          <details
            key={id}
            id={name}
            data-faq=""
            className="group scroll-mt-24 rounded-card border border-line bg-white open:shadow-card"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold text-navy [&::-webkit-details-marker]:hidden">
              <h3 className="text-base">{question}</h3>
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="px-5 pb-4">
              <Prose html={html} />
              <a
                href={`#${name}`}
                className="mt-3 inline-flex min-h-8 items-center gap-1.5 text-muted text-sm hover:text-sea-dark hover:underline"
              >
                <Link2 aria-hidden size={16} />
                {t("link")}
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
