import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";

type Way = readonly [label: string, href: string];

interface EmptyListProps {
  t: ReturnType<typeof useTranslations<"search">>;
  clear: Way;
  /** The search on days and at places where it finds something. */
  days: readonly Way[];
  places: readonly Way[];
  /** The boats of the next of these days. */
  children?: ReactNode;
}

/** An empty result is never the end: the next free days, boats of the first, the nearest places, or the whole list. */
export function EmptyList({ t, clear, days, places, children }: EmptyListProps) {
  const offers = [
    { id: "empty-days", title: t("empty_days"), ways: days },
    { id: "empty-places", title: t("empty_places"), ways: places },
  ];
  return (
    <>
      <EmptyState
        icon={<Icon name="search" size={24} />}
        title={t("empty_title")}
        action={
          <SiteLink href={clear[1]} className={buttonClass({ variant: "secondary" })}>
            {clear[0]}
          </SiteLink>
        }
      >
        {t("empty_text")}
        {offers.map(
          ({ id, title, ways }) =>
            ways.length > 0 && (
              <section key={id} aria-labelledby={id} className="mt-5">
                <h3 id={id} className="text-base">
                  {title}
                </h3>
                <ul className="mt-2 flex flex-wrap justify-center gap-2">
                  {ways.map(([label, href]) => (
                    <li key={href}>
                      <SiteLink href={href} rel="nofollow" className={buttonClass({ variant: "outline" })}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </EmptyState>
      {children}
    </>
  );
}
