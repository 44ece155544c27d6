/** Copies by the clipboard, or as old browsers and plain-HTTP pages do; returns whether it was copied. */
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
