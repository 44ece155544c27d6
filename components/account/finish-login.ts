import type { QueryClient } from "@tanstack/react-query";
import { carryOutFavorite } from "@/components/account/carry-out-favorite";
import { leaveWindows } from "@/components/ui/open-windows";
import { activeUserQuery, toActiveUser } from "@/lib/client/active-user";
import { closeAuthDialog } from "@/lib/client/auth-dialog-store";
import { leaveTo } from "@/lib/client/leave-to";
import type { UserAnswer } from "@/lib/contracts/user";
import { safeNext } from "@/lib/routes/safe-next";

/**
 * After login or registration: the page knows the user, the heart that was pressed is carried out, and the
 * visitor goes on to where they wanted, else stays with what they had chosen.
 */
export async function finishLogin(
  queryClient: QueryClient,
  user: UserAnswer,
  next: string | undefined,
  leave: (path: string, instead: boolean) => void = leaveTo,
): Promise<void> {
  queryClient.setQueryData(activeUserQuery().queryKey, toActiveUser(user));
  await carryOutFavorite(queryClient);
  const target = safeNext(next);
  if (target) leave(target, leaveWindows());
  else closeAuthDialog();
}
