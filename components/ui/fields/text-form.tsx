import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { Refusal } from "@/components/ui/refusal";

interface TextFormProps extends ComponentProps<typeof TextArea> {
  onSend: FormEventHandler<HTMLFormElement>;
  /** Why the server refused the text; announced above the field. */
  refusal: string | undefined;
  /** What is answered before the text. */
  before?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** A form of one field for what somebody wants to say, in whichever direction it is written. */
export function TextForm({ onSend, refusal, before, children, ...field }: TextFormProps) {
  return (
    <ScriptForm className="grid gap-4" onSubmit={onSend}>
      <Refusal text={refusal} />
      {before}
      <TextArea {...field} dir="auto" />
      {children}
    </ScriptForm>
  );
}
