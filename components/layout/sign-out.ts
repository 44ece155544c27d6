/** Ends the session; the API client loads only now. */
export async function signOut(): Promise<void> {
  const { logOut } = await import("@/lib/client/log-out");
  await logOut();
}
