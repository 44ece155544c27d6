/** Ends the session; the API client loads only now. */
export async function signOut(): Promise<void> {
  const { logOut } = await import("@/lib/client/session/log-out");
  await logOut();
}
