import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { Refusal } from "@/components/ui/refusal";

interface TextFormProps extends ComponentProps<typeof TextArea> {
  onSend: FormEventHandler<HTMLFormElement>;
  /** Why the server refused the text; announced above the field. */
  refusal: string | undefined;
  /** Fields above the text. */
  before?: ReactNode;
  submit: ComponentProps<typeof Button> & { label: string };
  /** Another button beside it. */
  beside?: ReactNode;
}

/** A form with one text field, whose direction follows the text. */
export function TextForm({ onSend, refusal, before, submit, beside, ...field }: TextFormProps) {
  const { label, ...button } = submit;
  return (
    <ScriptForm className="grid gap-4" onSubmit={onSend}>
      <Refusal text={refusal} />
      {before}
      <TextArea {...field} dir="auto" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" {...button}>
          {label}
        </Button>
        {beside}
      </div>
    </ScriptForm>
  );
}
