import { LinkList } from "@/components/layout/header/link-list";
import type { NavLink } from "@/components/layout/header/nav-link";
import { Icon } from "@/components/ui/icon/icon";

interface ServicesPanelProps {
  label: string;
  services: readonly NavLink[];
  all: NavLink;
}

/** The special services menu: a native popover under the header, so its links are part of the page. */
export function ServicesPanel({ label, services, all }: ServicesPanelProps) {
  return (
    <>
      <button type="button" popoverTarget="services-panel" className="nav-link">
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
      <div
        id="services-panel"
        popover="auto"
        className="top-(--header-height) m-0 w-full max-w-none border-line border-b bg-white shadow-card"
      >
        <ul className="panel-links container-page grid grid-cols-3 gap-1 py-5">
          <LinkList links={services} />
          <LinkList links={[all]} className="font-semibold text-sea-dark" />
        </ul>
      </div>
    </>
  );
}
