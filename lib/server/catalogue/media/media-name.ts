import { basename, extname } from "node:path";
import { foldText } from "@/lib/i18n/fold-text";

/** What the name of a served file begins with: the name that its file came under, in letters of addresses. */
export function mediaName(path: string): string {
  const name = foldText(basename(path, extname(path)))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return name || "boat";
}
