import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { Refusal } from "@/components/ui/refusal";

interface TextFormProps extends ComponentProps<typeof TextArea> {
  onSend: FormEventHandler<HTMLFormElement>;
  /** Why the server refused the text; announced above the field. */
  refusal: string | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** A form of one field for what somebody wants to say, in whichever direction it is written. */
export function TextForm({ onSend, refusal, children, ...field }: TextFormProps) {
  return (
    <form noValidate className="grid gap-4" onSubmit={onSend}>
      <Refusal text={refusal} />
      <TextArea {...field} dir="auto" />
      {children}
    </form>
  );
}
