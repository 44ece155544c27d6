/** First stop of the keyboard: past the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="sr-only z-60 rounded-field bg-white px-4 py-3 font-semibold text-navy shadow-card focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      {label}
    </a>
  );
}
