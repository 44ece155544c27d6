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

/** A question in the place of the button that was pressed. */
export function InlineConfirm({ question, yes, no, danger, busy, onYes, onNo }: InlineConfirmProps) {
  return (
    <div className="grid gap-3">
      <p>{question}</p>
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
