import { hasToastRegion, showPlainToast, type Toast, wantToasts } from "@/components/ui/overlay/toast-loader";

/** Shows a toast in the page's region; as plain text while the toasts' library cannot be loaded. */
export async function showToast(toast: Toast): Promise<void> {
  wantToasts();
  const sonner = await import("sonner").catch(() => null);
  if (!sonner) return showPlainToast(toast);
  await hasToastRegion;
  sonner.toast[toast.kind](toast.title, { description: toast.text });
}
