import type { QueryClient } from "@tanstack/react-query";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { activeUserQuery, toActiveUser } from "@/lib/client/session/active-user";
import { closeAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import { applyPendingActions } from "@/lib/client/waiting/pending-actions";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import { safeNext } from "@/lib/routes/safe-next";

/**
 * After login or registration: the page has the user, what was pressed before is done, and the
 * visitor goes on to where they wanted, else stays with what they had chosen.
 */
export async function finishLogin(
  queryClient: QueryClient,
  user: UserResponse,
  next: string | undefined,
  leave: (path: string, instead: boolean) => void = leaveTo,
): Promise<void> {
  queryClient.setQueryData(activeUserQuery().queryKey, toActiveUser(user));
  await applyPendingActions(queryClient);
  const target = safeNext(next);
  if (target) leave(target, leaveWindows());
  else closeAuthDialog();
}
