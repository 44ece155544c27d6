import { Icon } from "@/components/ui/icon/icon";
import { joinClasses } from "@/components/ui/join-classes";

const ICONS = { anywhere: "compass", city: "map-pin", port: "anchor", boat: "ship" } as const;

interface WhereRowProps {
  id: string;
  /** What Enter would choose. */
  active: boolean;
  selected: boolean;
  name: string;
  note?: string;
  picture: string | null;
  /** `indented`: below its city. */
  look: keyof typeof ICONS | "indented";
  onChoose: () => void;
}

/** A place or boat to choose. */
export function WhereRow({ id, active, selected, name, note, picture, look, onChoose }: WhereRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      id={id}
      role="option"
      // The focus stays in the field; aria-activedescendant moves.
      tabIndex={-1}
      aria-selected={selected}
      className={joinClasses(
        "flex min-h-11 cursor-pointer items-center gap-3 py-1 pe-3",
        look === "indented" ? "ps-16" : "ps-3",
        active ? "bg-sea-soft" : null,
      )}
      onClick={onChoose}
    >
      {look !== "indented" && <Sign picture={picture} icon={ICONS[look]} />}
      <span className="min-w-0">
        <span
          className={joinClasses(
            "block truncate",
            selected || look !== "indented" ? "font-semibold text-navy" : null,
          )}
        >
          {name}
        </span>
        {note && <span className="block truncate text-muted text-sm">{note}</span>}
      </span>
    </div>
  );
}

function Sign({ picture, icon }: { picture: string | null; icon: (typeof ICONS)[keyof typeof ICONS] }) {
  if (picture)
    return (
      <img
        src={picture}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="size-10 shrink-0 rounded-field bg-line object-cover"
      />
    );
  return (
    <span className="grid size-10 shrink-0 place-items-center text-sea">
      <Icon name={icon} />
    </span>
  );
}
