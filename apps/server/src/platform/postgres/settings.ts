import { totalmem } from 'node:os'

/** The unix socket's number; only names the socket file, because every server has a socket folder of its own. */
export const PORT = 5432

/** The least-privileged role that Rise works as. */
export const APP_USER = 'rise'
export const APP_DATABASE = 'rise'

/** The cluster's superuser: makes the role and the database above, then rests. */
export const SUPERUSER = 'postgres'

/**
 * Postgres's settings, as arguments for its command line. There they win over any file of the cluster, so that a new
 * version of Rise brings its settings to an old cluster. Caches grow with what is stored, as far as the machine's memory, or what
 * it grants this process, allows. Who has outgrown them sets DATABASE_URL.
 *
 * @param socketDir folder of the unix socket; its name also marks every process of this server in the process list
 * @param storedBytes what the cluster holds at this start
 */
export function settingArguments(socketDir: string, clusterName: string, storedBytes: number): string[] {
  const memoryMB = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20
  const settings: Record<string, string> = {
    // Reached through the socket only, by this user only.
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    cluster_name: clusterName,

    // What was acknowledged is on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // A large cache takes memory before it holds anything; many short queries gain nothing from JIT or workers.
    shared_buffers: `${sharedBuffersMB(storedBytes / 2 ** 20, memoryMB)}MB`,
    effective_cache_size: `${Math.max(512, Math.floor(memoryMB / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    huge_pages: 'off',
    jit: 'off',
    max_connections: '60',
    max_worker_processes: '4',
    io_workers: '1',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    max_wal_senders: '2',
    random_page_cost: '1.1',

    // Fewer, longer checkpoints with compressed page images: less written twice.
    wal_compression: 'on',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',

    // Small tables change fast here (tasks, counters): vacuum early, analyze earlier.
    autovacuum_worker_slots: '3',
    autovacuum_max_workers: '2',
    autovacuum_naptime: '30s',
    autovacuum_vacuum_scale_factor: '0.1',
    autovacuum_analyze_scale_factor: '0.05',

    // A query whose Rise was killed ends, instead of holding its locks against the next one.
    client_connection_check_interval: '2s',

    // The log holds what concerns the server; errors of statements go to Rise, which knows what may be logged of them.
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
    lc_messages: 'C',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The whole of a small database and what it grows by until the next start; of a large one what the machine can spare. */
function sharedBuffersMB(storedMB: number, memoryMB: number): number {
  const spare = Math.min(memoryMB / 16, 2_048)
  return Math.max(32, Math.floor(Math.min(storedMB * 1.5, spare)))
}
