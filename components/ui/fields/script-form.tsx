import type { ComponentProps } from "react";

type ScriptFormProps = Omit<ComponentProps<"form">, "action" | "method" | "noValidate">;

/**
 * A form that only a script sends. Without one a browser would put everything that was typed into the address and
 * load the page again; `dialog` outside of a `<dialog>` makes it do nothing, and what was typed stays where it is.
 */
export function ScriptForm(props: ScriptFormProps) {
  return <form noValidate method="dialog" {...props} />;
}
