/** Copies with the clipboard API, or with `execCommand` in old browsers and over HTTP; returns whether it worked. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    // The only way where there is no clipboard API.
    return document.execCommand?.("copy") ?? false;
  }
}
