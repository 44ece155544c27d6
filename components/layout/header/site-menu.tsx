import type { AccountLabels } from "@/components/layout/header/account-labels";
import { AccountSection } from "@/components/layout/header/account-section";
import type { HeaderView } from "@/components/layout/header/header-view";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { LinkList } from "@/components/layout/header/link-list";
import { linksMarkup } from "@/components/layout/header/links-markup";
import { buttonClass } from "@/components/ui/button-class";
import { innerMarkup } from "@/components/ui/markup";
import { OncePart } from "@/components/ui/once-part";

const ID = "site-menu";
const ICON_BUTTON = `${buttonClass({ variant: "ghost", size: "icon" })} icon icon-24`;

interface SiteMenuProps {
  /** Null where the menu stands in the document already. */
  view: HeaderView | null;
  account: AccountLabels;
}

/** The phone's menu: a native popover, so that it opens before any script has loaded. */
export function SiteMenu({ view, account }: SiteMenuProps) {
  return (
    <div className="md:hidden">
      <OncePart id="menu-opener" data={view}>
        {({ words }) => (
          <button
            type="button"
            popoverTarget={ID}
            aria-label={words.menu}
            className={`${ICON_BUTTON} icon-menu`}
          />
        )}
      </OncePart>
      <div
        id={ID}
        popover="auto"
        className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(88vw,360px)] overflow-y-auto bg-white p-4 text-ink shadow-card backdrop:bg-ink/55 open:animate-slide-in"
      >
        <OncePart id="menu-links" data={view}>
          {(shown) => <MenuLinks view={shown} />}
        </OncePart>
        <hr className="my-4 border-line" />
        <AccountSection labels={account} menuId={ID} />
        <hr className="my-4 border-line" />
        <OncePart id="menu-languages" data={view}>
          {({ locale, addresses }) => (
            <LanguageLinks
              locale={locale}
              addresses={addresses}
              className="flex gap-2"
              linkClassName="menu-link border border-line px-4"
            />
          )}
        </OncePart>
      </div>
    </div>
  );
}

function MenuLinks({ view: { words, main, services, allServices } }: { view: HeaderView }) {
  return (
    <>
      <div className="mb-2 flex justify-end">
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={words.close}
          className={`${ICON_BUTTON} icon-x`}
        />
      </div>
      <nav aria-label={words.menu}>
        <ul className="grid gap-1">
          <LinkList links={main} className="menu-link" />
          {services.length > 0 && (
            <li>
              <details className="group">
                <summary className="menu-link cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden">
                  {words.services}
                  <i
                    aria-hidden
                    className="icon icon-20 icon-chevron-down transition-transform group-open:rotate-180"
                  />
                </summary>
                <ul
                  className="ms-3 border-line border-s ps-1"
                  {...innerMarkup(
                    ...linksMarkup(services, "menu-link"),
                    ...linksMarkup([allServices], "menu-link text-sea"),
                  )}
                />
              </details>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
