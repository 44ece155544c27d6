import { toastRegionIsThere, wantToasts } from "@/components/ui/overlay/toast-loader";

export interface Toast {
  kind: "error" | "success" | "info";
  title: string;
  text?: string;
}

/** Shows a toast in the page's region. */
export async function showToast({ kind, title, text }: Toast): Promise<void> {
  wantToasts();
  const [{ toast }] = await Promise.all([import("sonner"), toastRegionIsThere]);
  toast[kind](title, { description: text });
}
