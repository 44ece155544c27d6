import { JsonLdScript } from "@/components/layout/json-ld-script";
import type { Once } from "@/components/ui/once";

/** Structured data in the page; `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: object | readonly object[] }) {
  const json: Once<object> = JSON.stringify(data).replace(/</g, "\\u003c");
  return <JsonLdScript once={json} />;
}
