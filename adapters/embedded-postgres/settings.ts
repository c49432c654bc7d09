/** The settings of every start, which override postgresql.conf: for a small machine that does other work too. */
const always = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  logging_collector: "off",
  log_destination: "stderr",
  log_checkpoints: "off",
  lc_messages: "C",
  log_timezone: "UTC",
  timezone: "UTC",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  jit: "off",
}

/** Nothing that was acknowledged is lost, not even in a power failure. */
const durably = { synchronous_commit: "on", fsync: "on", full_page_writes: "on" }

/**
 * For data of tests: the end of a process still loses nothing, but a power failure may destroy the whole folder.
 */
const carelessly = { synchronous_commit: "on", fsync: "off", full_page_writes: "off" }

/** The settings as command-line arguments of `postgres` (PostgreSQL 18, chapter 19). */
export const settingArguments = (durable: boolean): readonly string[] =>
  Object.entries({ ...always, ...(durable ? durably : carelessly) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ])
