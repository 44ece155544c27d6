import type { Instrumentation } from "next";

/** Called by Next once per server process: follows the database's clock, starts the job worker where one belongs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { followDatabaseClock } = await import("@/lib/server/platform/db/database-clock");
  await followDatabaseClock();
  const { startWorkerOnce } = await import("@/lib/server/runtime/worker/start-worker-once");
  startWorkerOnce();
}

/** Called by Next for every exception of a page or handler: one log line with the request's id. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("@/lib/server/runtime/front/log-request-error");
  logRequestError(error, request, context);
};
