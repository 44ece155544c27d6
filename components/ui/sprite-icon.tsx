import "@/components/ui/sprite-icon.css";

interface SpriteIconProps {
  name: "star" | "pin" | "zap" | "heart";
  className?: string;
}

/** One of the icons that lists repeat; its size and colours come from the class (see `icon` in the styles). */
export function SpriteIcon({ name, className = "icon" }: SpriteIconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#i-${name}`} />
    </svg>
  );
}
