import { heldWorker } from "@/lib/server/runtime/worker/held-worker";

/** Stops this process's job worker, if one runs. Loads no job: the starter calls it outside of Next. */
export async function stopWorker(): Promise<void> {
  const worker = heldWorker.worker;
  heldWorker.worker = null;
  await worker?.stop();
}
