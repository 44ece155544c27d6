/** Called by Next once per server process: starts the job worker where one belongs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startWorkerOnce } = await import("@/lib/server/jobs/start-worker-once");
  startWorkerOnce();
}
