import { useRouter } from "next/navigation";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";

/** Leads to the checkout at an address; visitors who are not signed in log in first. */
export function useReserve(): (checkout: string) => void {
  const router = useRouter();
  return (checkout) => {
    if (!hasSessionHint()) return openAuthDialog({ mode: "login", next: checkout });
    const go = leaveWindows() ? router.replace : router.push;
    go(checkout);
  };
}
