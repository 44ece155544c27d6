import { accept } from "@/lib/domain/shared/outcome";
import { compareForms } from "@/lib/server/reading/content/files/compare-forms";
import { formOfItem } from "@/lib/server/reading/content/files/form-item";
import { findStoredContent } from "@/lib/server/reading/content/save-content";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/content/difference", async ({ body, now }) => {
  const stored = await findStoredContent(body.key);
  return accept({ fields: compareForms(stored ? formOfItem(stored, now) : null, body) });
});
