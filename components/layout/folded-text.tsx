import type { ReactNode } from "react";
import { joinClasses } from "@/components/ui/join-classes";

interface FoldedTextProps {
  /** Letters in `children`: a text that fits into the lines is not folded. */
  length: number;
  more: string;
  less: string;
  /** Two lines instead of six, and on phones only: where the text only introduces what people came for. */
  brief?: boolean;
  children: ReactNode;
}

/** About two and six lines of a phone, and six of a wide window. */
const BRIEF_LETTERS = 90;
const PHONE_LETTERS = 260;
const WIDE_LETTERS = 560;

/** A long text of which some lines show until it is unfolded. All of it is in the page, and no script is needed. */
export function FoldedText({ length, more, less, brief = false, children }: FoldedTextProps) {
  if (length <= (brief ? BRIEF_LETTERS : PHONE_LETTERS)) return children;
  return (
    <div
      className={joinClasses(
        "fold",
        brief || length <= WIDE_LETTERS ? "fold-on-phones" : null,
        brief ? "fold-brief" : null,
      )}
    >
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
