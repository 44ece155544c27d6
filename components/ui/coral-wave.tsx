import { joinClasses } from "@/components/ui/join-classes";

interface CoralWaveProps {
  className?: string;
  /** Draws itself once; stands at once for who wants less motion. */
  drawn?: boolean;
}

/** The wave of the logo: the signature of the brand. */
export function CoralWave({ className, drawn = false }: CoralWaveProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 184 22" className={joinClasses("h-auto", className)}>
      <path
        d="M4 11c14.7-9.3 29.3-9.3 44 0s29.3 9.3 44 0 29.3-9.3 44 0 29.3 9.3 44 0"
        pathLength={1}
        fill="none"
        stroke="#e0633d"
        strokeWidth="4"
        strokeLinecap="round"
        className={drawn ? "wave-drawn" : undefined}
      />
    </svg>
  );
}
