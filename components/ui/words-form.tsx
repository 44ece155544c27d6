import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { TextArea } from "@/components/ui/text-area";

interface WordsFormProps extends ComponentProps<typeof TextArea> {
  onSend: FormEventHandler<HTMLFormElement>;
  /** Why the server would not take the words; announced above them. */
  refusal: string | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** A form of one field for what somebody wants to say, in whichever direction it is written. */
export function WordsForm({ onSend, refusal, children, ...field }: WordsFormProps) {
  return (
    <form noValidate className="grid gap-4" onSubmit={onSend}>
      {refusal && (
        <Notice tone="danger" announced>
          {refusal}
        </Notice>
      )}
      <TextArea {...field} dir="auto" />
      {children}
    </form>
  );
}
