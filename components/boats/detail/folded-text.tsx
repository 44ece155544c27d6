import type { ReactNode } from "react";

interface FoldedTextProps {
  /** Letters in `children`: a text that fits into six lines is not folded. */
  length: number;
  more: string;
  less: string;
  children: ReactNode;
}

/** About six lines of a phone, and of a wide window. */
const PHONE_LETTERS = 260;
const WIDE_LETTERS = 560;

/** A long text of which six lines show until it is unfolded. All of it is in the page, and no script is needed. */
export function FoldedText({ length, more, less, children }: FoldedTextProps) {
  if (length <= PHONE_LETTERS) return children;
  return (
    <div className={`fold ${length <= WIDE_LETTERS ? "fold-on-phones" : ""}`}>
      <div className="fold-text">{children}</div>
      <details className="fold-switch">
        <summary>
          <span className="fold-more">{more}</span>
          <span className="fold-less">{less}</span>
        </summary>
      </details>
    </div>
  );
}
