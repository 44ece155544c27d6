import { linksMarkup } from "@/components/layout/header/links-markup";
import type { NavLink } from "@/components/layout/header/nav-link";
import { innerMarkup } from "@/components/ui/markup";

interface ServicesPanelProps {
  label: string;
  services: readonly NavLink[];
  all: NavLink;
}

/** The special services menu: a native popover under the header, so its links stand in the page as such. */
export function ServicesPanel({ label, services, all }: ServicesPanelProps) {
  return (
    <>
      <button type="button" popoverTarget="services-panel" className="nav-link">
        {label}
        <i aria-hidden className="icon icon-chevron-down" />
      </button>
      <div
        id="services-panel"
        popover="auto"
        className="top-(--header-height) m-0 w-full max-w-none border-line border-b bg-white shadow-card"
      >
        <ul
          className="container-page grid grid-cols-3 gap-1 py-5"
          {...innerMarkup(
            ...linksMarkup(services, "panel-link"),
            ...linksMarkup([all], "panel-link font-semibold text-sea-dark"),
          )}
        />
      </div>
    </>
  );
}
