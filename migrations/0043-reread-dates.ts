import { Migration } from "@mikro-orm/migrations"

const job = `'{"kind": "reread_dates", "tree_id": null, "from": 0}'::json`

/**
 * A migration is in the transaction that adds the job, and so is a restore, which keeps the waiting jobs in a table of
 * its own until it is complete. A database without kept records needs no job.
 */
export const enqueueReread = `do $$ begin
  if exists (select from kept_records) then
    if to_regclass('queued_jobs') is null then
      perform graphile_worker.add_job('reread_dates', ${job});
    else
      insert into queued_jobs (identifier, payload, run_at, max_attempts, job_key, priority)
        values ('reread_dates', ${job}, now(), 25, null, 0);
    end if;
  end if;
end $$`

/** A job reads the dates of kept records again that this version understands and earlier ones did not. */
export class RereadDates extends Migration {
  override up(): void {
    this.addSql(enqueueReread)
  }
}
