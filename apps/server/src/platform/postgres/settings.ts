import { totalmem } from 'node:os'

/**
 * The number of the unix socket. It is only a part of the socket's file name, because every server has its own socket
 * folder.
 */
export const PORT = 5432

/** The unprivileged role that Rise uses. */
export const APP_USER = 'rise'
export const APP_DATABASE = 'rise'

/** The cluster's superuser, who is only used to create Rise's role and database. */
export const SUPERUSER = 'postgres'

/** The default number of connections, enough for one Rise process. */
const CONNECTIONS = 60

/**
 * Returns Postgres's settings as command-line arguments. These override the cluster's configuration files, so that a
 * new version of Rise applies its settings to an old cluster. Caches grow with the stored data, as far as the machine's
 * memory, or this process's part of it, allows. Larger installations set DATABASE_URL.
 * @param socketDir folder of the unix socket; its name also identifies this server's processes in the process list
 * @param storedBytes the cluster's size at startup
 * @param connections how many connections are served at a time
 */
export function settingArguments(
  socketDir: string,
  clusterName: string,
  storedBytes: number,
  connections: number = CONNECTIONS,
): string[] {
  const memoryMB = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20
  const settings: Record<string, string> = {
    // Only this user can reach the server, and only through the socket.
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    cluster_name: clusterName,

    // Commits are on disk before they are acknowledged.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // A large cache takes memory before it holds anything. Many short queries gain nothing from JIT or parallel
    // workers.
    shared_buffers: `${sharedBuffersMB(storedBytes / 2 ** 20, memoryMB)}MB`,
    effective_cache_size: `${Math.max(512, Math.floor(memoryMB / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    huge_pages: 'off',
    jit: 'off',
    max_connections: String(connections),
    max_worker_processes: '4',
    io_workers: '1',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    max_wal_senders: '2',
    random_page_cost: '1.1',

    // Checkpoints are fewer and longer, with compressed page images, which halves the writes.
    wal_compression: 'on',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',

    // Small tables change quickly here (tasks, counters), so they are vacuumed and analyzed early.
    autovacuum_worker_slots: '3',
    autovacuum_max_workers: '2',
    autovacuum_naptime: '30s',
    autovacuum_vacuum_scale_factor: '0.1',
    autovacuum_analyze_scale_factor: '0.05',

    // If Rise is killed, its running queries end instead of holding their locks against the next Rise.
    client_connection_check_interval: '2s',

    // The log records only what concerns the server. Errors of statements go to Rise, which knows what may be logged.
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

/**
 * Returns the size of the cache: one and a half times the stored data, because the database grows until the next start,
 * but at least 32 MB and at most what the machine can spare.
 */
function sharedBuffersMB(storedMB: number, memoryMB: number): number {
  const spareMB = Math.min(memoryMB / 16, 2_048)
  return Math.max(32, Math.floor(Math.min(storedMB * 1.5, spareMB)))
}
