interface SkipLinkProps {
  label: string;
  /** Where it leads; without scripts, too. */
  to?: string;
}

/** A stop of the keyboard that leads past what stands in the way; the first one of a page past its header. */
export function SkipLink({ label, to = "#content" }: SkipLinkProps) {
  return (
    <a
      href={to}
      className="sr-only z-60 rounded-field bg-white px-4 py-3 font-semibold text-navy shadow-card focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      {label}
    </a>
  );
}
