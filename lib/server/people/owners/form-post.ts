import type * as v from "valibot";
import { openSealedText, sealText } from "@/lib/server/platform/keys/sealed-text";
import { readCookie, siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

/* Forms of pages that work without a script: they are posted, and lead back to their page. What was typed and what is
 * wrong with it waits for that page in a sealed cookie, so that nothing personal stands in an address. */

const COOKIE = "palamar_form";
const KEPT_SECONDS = 600;
const PURPOSE = "posted_form";

/** What a posted form comes back with. */
export interface PostedForm {
  /** Of which form of the page it is. */
  form: string;
  /** What was typed; never a file. */
  values: Readonly<Record<string, string>>;
  /** Message keys of wrong fields, as `fieldMessage` makes them. */
  faults: Readonly<Record<string, string>>;
  /** The code of a refusal that no field explains. */
  refusal: string | null;
}

/** The fields of a posted form of at most so many bytes; null when it is larger or no form. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | null> {
  const stated = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(stated <= maxBytes)) return null;
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/** The texts of a posted form; files are left out. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** What a schema has against a form, the first of each field. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[String(path?.[0]?.key)] ??= message;
  return faults;
}

/** Back to the page of the form, with what it shows then; null = it was taken. */
export function backToPage(location: string, posted: PostedForm | null): Response {
  const value = posted ? sealText(PURPOSE, JSON.stringify(posted)) : "";
  const cookie = siteCookie({
    name: siteCookieName(COOKIE),
    value,
    maxAgeSeconds: posted ? KEPT_SECONDS : 0,
    sameSite: "Strict",
  });
  return new Response(null, {
    status: 303,
    headers: { Location: location, "Set-Cookie": cookie, "Cache-Control": "no-store" },
  });
}

/** What the form of this name came back with; null when nothing did. */
export function postedFormOf(headers: Headers, form: string): PostedForm | null {
  const sealed = readCookie(headers, siteCookieName(COOKIE));
  const text = sealed ? openSealedText(PURPOSE, sealed) : null;
  const posted = text ? (JSON.parse(text) as PostedForm) : null;
  return posted?.form === form ? posted : null;
}
