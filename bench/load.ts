import autocannon from 'autocannon'
import { processorMs } from './processes.ts'

/** The requests to send: the paths in turn, repeatedly, one at a time on each connection. */
export interface Load {
  readonly connections: number
  readonly seconds: number
  readonly paths: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** The cost and the speed of the replies. */
export interface LoadResult {
  /** The server's processor time per request, in ms. */
  readonly processorMs: number
  /** Wall time per request, in ms: the reciprocal of the throughput. */
  readonly wallMs: number
}

/**
 * Puts a server under load. This process generates the load, so the server must be another process. Throws if a request
 * fails.
 */
export async function putUnderLoad(server: { origin: string; pid: number }, load: Load): Promise<LoadResult> {
  const processorMsBefore = processorMs(server.pid)
  const result = await autocannon({
    url: server.origin,
    connections: load.connections,
    duration: load.seconds,
    requests: load.paths.map((path) => ({ path })),
    ...(load.headers && { headers: load.headers }),
  })
  const spentMs = processorMs(server.pid) - processorMsBefore
  const requests = result['2xx']
  if (result.errors > 0 || result.non2xx > 0 || requests === 0) {
    throw new Error(
      `${server.origin}${load.paths[0]}: ${requests} good replies, ${result.non2xx} others, ${result.errors} errors.`,
    )
  }
  return { processorMs: spentMs / requests, wallMs: (result.duration * 1000) / requests }
}
