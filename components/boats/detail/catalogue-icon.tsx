import { Icon } from "@/components/ui/icon/icon";
import { findIconName } from "@/components/ui/icon/icon-names";

/** An icon that a facility, a rule or a fact names; an unknown one is a tick. */
export function CatalogueIcon({ name, className = "" }: { name: string; className?: string }) {
  return <Icon name={findIconName(name) ?? "check"} size={22} className={`text-sea ${className}`.trim()} />;
}
