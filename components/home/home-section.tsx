import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";

interface HomeSectionProps {
  id: string;
  title: string;
  text?: string;
  more?: { href: string; label: string };
  /** Sand behind it, to part it from its neighbours. */
  tinted?: boolean;
  /** Directly below the search: close to it, so that the first prices are seen without scrolling. */
  first?: boolean;
  children: ReactNode;
}

export function HomeSection({
  id,
  title,
  text,
  more,
  tinted = false,
  first = false,
  children,
}: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={tinted ? "bg-sand" : undefined}>
      <div className={`container-page ${first ? "pt-8 pb-10 md:pt-5 lg:pb-20" : "py-10 md:py-14 lg:py-20"}`}>
        <div
          className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-2 ${first ? "mb-4 xl:mb-2 xl:items-baseline" : "mb-5"}`}
        >
          <div className={first ? "grid gap-1 xl:flex xl:items-baseline xl:gap-4" : "grid gap-1"}>
            <h2 id={id} className={`text-2xl md:text-section ${tinted ? "wave-mark" : ""}`}>
              {title}
            </h2>
            {text && <p className="max-w-2xl text-muted">{text}</p>}
          </div>
          {more && (
            <SiteLink href={more.href} className="icon-line min-h-11 font-semibold text-sea hover:underline">
              {more.label}
              <Icon name="arrow-right" size={16} className="mirror-rtl" />
            </SiteLink>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
