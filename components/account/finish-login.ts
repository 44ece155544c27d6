import type { QueryClient } from "@tanstack/react-query";
import { activeUserQuery, toActiveUser } from "@/lib/client/active-user";
import { closeAuthDialog } from "@/lib/client/auth-dialog-store";
import { favoritesQuery, toggleFavorite } from "@/lib/client/favorites";
import { leaveTo } from "@/lib/client/leave-to";
import { takePendingFavorite } from "@/lib/client/pending-favorite";
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
  leave: (path: string) => void = leaveTo,
): Promise<void> {
  queryClient.setQueryData(activeUserQuery().queryKey, toActiveUser(user));
  await carryOutPendingFavorite(queryClient);
  const target = safeNext(next);
  if (target) leave(target);
  else closeAuthDialog();
}

async function carryOutPendingFavorite(queryClient: QueryClient): Promise<void> {
  const boatId = takePendingFavorite();
  try {
    const favorites = await queryClient.fetchQuery({ ...favoritesQuery(), staleTime: 0 });
    if (boatId === null || favorites.includes(boatId)) return;
    await toggleFavorite(boatId);
    queryClient.setQueryData(favoritesQuery().queryKey, [...favorites, boatId]);
  } catch {
    // The failure has been shown; it must not hold up the login.
  }
}
