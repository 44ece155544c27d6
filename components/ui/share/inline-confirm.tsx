import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

interface InlineConfirmProps {
  question: string;
  yes: string;
  no: string;
  /** Whether it takes something away for good. */
  danger: boolean;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A question in the place of the button that was pressed: that one is hidden meanwhile, and gets the focus back. */
export function InlineConfirm({ question, yes, no, danger, busy, onYes, onNo }: InlineConfirmProps) {
  const asked = useRef<HTMLParagraphElement>(null);
  // Read before it is hidden.
  const [opener] = useState(() => document.activeElement);
  // It stands where the pressed button was: who cannot see it hears it, and goes on from here.
  useEffect(() => {
    asked.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  return (
    <div className="grid gap-3">
      <p ref={asked} tabIndex={-1} className="outline-none">
        {question}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant={danger ? "danger" : "secondary"} size="small" busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="ghost" size="small" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
