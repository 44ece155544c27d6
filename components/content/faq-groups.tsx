import { useTranslations } from "next-intl";
import { Prose } from "@/components/content/prose";
import { SpriteIcon } from "@/components/ui/sprite-icon";

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
          <details key={id} id={name} data-faq="" className="question scroll-mt-24">
            <summary className="icon icon-20 icon-end icon-chevron-down">
              <h3 className="text-base">{question}</h3>
            </summary>
            <div className="px-5 pb-4">
              <Prose html={html} />
              <a href={`#${name}`} className="prose-link">
                <SpriteIcon name="link-2" size={16} />
                {t("link")}
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
