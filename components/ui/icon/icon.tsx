import type { IconName } from "@/components/ui/icon/icon-names";
import sprite from "@/components/ui/icon/sprite.svg";
import { joinClasses } from "@/components/ui/join-classes";

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** A decorative icon beside a text. One cached file contains all icons, so that pages contain only their names. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={joinClasses("icon", className)}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
