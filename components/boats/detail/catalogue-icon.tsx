import { Icon } from "@/components/ui/icon/icon";
import { findIconName } from "@/components/ui/icon/icon-names";

interface CatalogueIconProps {
  name: string;
  size?: 18 | 22;
}

/** An icon that a facility, a rule or a fact names; an unknown one is a tick. */
export function CatalogueIcon({ name, size = 22 }: CatalogueIconProps) {
  return <Icon name={findIconName(name) ?? "check"} size={size} className="shrink-0 text-sea" />;
}
