/**
 * The jobs `j` that wait, with their names `t.identifier`, for SQL that needs their payload: the queue's public view
 * has none, so these are tables of its own. A new release of graphile-worker may change them; the tests of backups
 * and previews then fail.
 */
export const STORED_JOBS =
  "graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id";
