export interface Toast {
  kind: "error" | "success" | "info";
  title: string;
  text?: string;
}

/** Shows a toast in the page's region; the library loads on first use. */
export async function showToast({ kind, title, text }: Toast): Promise<void> {
  const { toast } = await import("sonner");
  toast[kind](title, { description: text });
}
