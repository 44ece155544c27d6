import { accept } from "@/lib/domain/shared/outcome";
import { getTextContext } from "@/lib/server/reading/content/get-text-context";
import { renderMarkdown } from "@/lib/server/reading/content/render-markdown";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/content/rendered", async ({ body: { locale, text } }) =>
  accept({ html: renderMarkdown(text, await getTextContext(locale)) }),
);
