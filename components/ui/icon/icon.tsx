import type { IconName } from "@/components/ui/icon/icon-names";
import sprite from "@/components/ui/icon/sprite.svg";
import { joinClasses } from "@/components/ui/join-classes";

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** A drawing beside a text that says the same. One cached file holds them all, so that pages hold only names. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={joinClasses("icon", className)}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
