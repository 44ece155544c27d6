import { CurrentInView } from "@/components/operate/frame/current-in-view";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";

/** In the order of the menu. */
export const MENU_GROUPS = ["money", "customers", "catalogue", "site", "staff"] as const;
/** What is worked with all day stands open before the groups. */
export type MenuGroup = "work" | (typeof MENU_GROUPS)[number];

interface MenuItem {
  group: MenuGroup;
  href: string;
  text: string;
  /** `true`: the page is behind this one. */
  current: "page" | "true" | undefined;
}

interface ConsoleMenuProps {
  label: string;
  groups: readonly { group: MenuGroup; name: string }[];
  /** What the reader may open. */
  items: readonly MenuItem[];
}

/** The ways to the console's pages, in one row. A group opens without a script; one page alone needs no group. */
export function ConsoleMenu({ label, groups, items }: ConsoleMenuProps) {
  return (
    <nav aria-label={label} className="console-menu">
      <CurrentInView key={items.find(({ current }) => current)?.href} />
      <ul>
        <MenuItems items={items.filter(({ group }) => group === "work")} />
        {groups.map(({ group, name }) => {
          const own = items.filter((item) => item.group === group);
          return own.length > 1 ? (
            <OpeningGroup key={group} name={name} items={own} />
          ) : (
            <MenuItems key={group} items={own} />
          );
        })}
      </ul>
    </nav>
  );
}

function OpeningGroup({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const isCurrent = items.some(({ current }) => current);
  return (
    <li>
      {/* One name: the one that opens closes the others. */}
      <details name="console-menu" className="console-group">
        <summary className={isCurrent ? "console-link current" : "console-link"}>
          {name}
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul>
          <MenuItems items={items} />
        </ul>
      </details>
    </li>
  );
}

function MenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ href, text, current }) => (
    <li key={href}>
      <SiteLink href={href} className="console-link" aria-current={current}>
        {text}
      </SiteLink>
    </li>
  ));
}
