import { SiteLink } from "@/components/ui/site-link";

interface ListLinksProps {
  title: string;
  links: readonly { name: string; href: string; count?: string }[];
}

/** Other lists near this one. */
export function ListLinks({ title, links }: ListLinksProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-2xl md:text-section">{title}</h2>
      <ul className="place-links flex flex-wrap gap-3">
        {links.map(({ name, href, count }) => (
          <li key={href}>
            <SiteLink href={href}>
              {name}
              {count && <span>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
