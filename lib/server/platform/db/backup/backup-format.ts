/** The first line of a backup; another number means another way to read it. */
export const BACKUP_TITLE = "-- palamar backup 1";

/** The last line: without it the file was cut off. */
export const BACKUP_END = "-- complete";

/** What ends the rows of a table. */
export const ROWS_END = "\\.";

/** Waiting jobs travel as arguments of `graphile_worker.add_job`, which every version of the queue understands. */
export const JOBS_TABLE = "waiting_jobs";
export const JOBS_COLUMNS =
  "identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, job_key text, priority int";

export interface BackupHead {
  madeAt: string;
  /** The newest migration that the data has seen, as drizzle counts them. */
  schema: number;
}
