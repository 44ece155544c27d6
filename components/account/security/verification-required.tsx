import type { ReactNode } from "react";

interface VerificationRequiredProps {
  /** The page where an e-mail address is verified. */
  at: string;
  /** The sentence around the link to it. */
  sentence: (page: (text: ReactNode) => ReactNode) => ReactNode;
}

/** Says that something needs a verified e-mail address, with a link to where that is done. */
export function VerificationRequired({ at, sentence }: VerificationRequiredProps) {
  return (
    <p className="max-w-prose text-muted text-sm">
      {sentence((text) => (
        <a href={at} className="text-sea underline underline-offset-4">
          {text}
        </a>
      ))}
    </p>
  );
}
