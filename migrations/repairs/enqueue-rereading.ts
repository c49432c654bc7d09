/**
 * Adds a job that reads the kept records of all trees again. A migration is in the transaction that adds the job, and so is
 * a restore, which keeps the waiting jobs in a table of its own until it is complete. A database without kept records needs
 * no job.
 */
export const enqueueRereading = (kind: `reread_${string}`): string => {
  const job = `'{"kind": "${kind}", "tree_id": null, "from": 0}'::json`
  return `do $$ begin
  if exists (select from kept_records) then
    if to_regclass('queued_jobs') is null then
      perform graphile_worker.add_job('${kind}', ${job});
    else
      insert into queued_jobs (identifier, payload, run_at, max_attempts, job_key, priority)
        values ('${kind}', ${job}, now(), 25, null, 0);
    end if;
  end if;
end $$`
}
