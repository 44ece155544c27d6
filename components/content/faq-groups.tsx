import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import { Prose } from "@/components/ui/prose";

export interface FaqGroupView {
  key: "booking" | "payment" | "cancellation" | "on_board" | "boats" | "account" | "help";
  entries: readonly { id: number; key: string; question: string; html: string }[];
}

/** The anchor of a topic on the page. */
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
            <summary>
              <h3 className="text-base">{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <div className="px-5 pb-4">
              <Prose html={html} />
              <a href={`#${name}`} className="prose-link">
                <Icon name="link-2" size={16} />
                {t("link")}
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
