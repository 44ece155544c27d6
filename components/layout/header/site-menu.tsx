import type { AccountLabels } from "@/components/layout/header/account-labels";
import { AccountSection } from "@/components/layout/header/account-section";
import type { HeaderView } from "@/components/layout/header/header-view";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { LinkList } from "@/components/layout/header/link-list";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";

const ID = "site-menu";
const ICON_BUTTON = buttonClass({ variant: "ghost", size: "icon" });

interface SiteMenuProps {
  view: HeaderView;
  account: AccountLabels;
}

/** The phone's menu: a native popover, so that it opens before any script has loaded. */
export function SiteMenu({ view, account }: SiteMenuProps) {
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={ID} aria-label={view.labels.menu} className={ICON_BUTTON}>
        <Icon name="menu" size={24} />
      </button>
      <section
        id={ID}
        popover="auto"
        data-sheet
        aria-label={view.labels.menu}
        className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(88vw,360px)] overflow-y-auto bg-white p-4 text-ink shadow-card backdrop:bg-ink/55 open:animate-slide-in"
      >
        <MenuLinks view={view} />
        <hr className="my-4 border-line" />
        <AccountSection labels={account} menuId={ID} />
        <hr className="my-4 border-line" />
        <LanguageLinks
          locale={view.locale}
          addresses={view.addresses}
          className="flex gap-2"
          linkClassName="menu-link border border-line px-4"
        />
      </section>
    </div>
  );
}

function MenuLinks({ view: { labels, main, services, allServices } }: { view: HeaderView }) {
  return (
    <>
      <div className="mb-2 flex justify-end">
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={labels.close}
          className={ICON_BUTTON}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <nav aria-label={labels.menu}>
        <ul className="menu-links grid gap-1">
          <LinkList links={main} />
          {services.length > 0 && (
            <li>
              <details className="group">
                <summary className="menu-link cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden">
                  {labels.services}
                  <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
                </summary>
                <ul className="ms-3 border-line border-s ps-1">
                  <LinkList links={services} />
                  <LinkList links={[allServices]} className="text-sea" />
                </ul>
              </details>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
