import autocannon from 'autocannon'
import { processorMs } from './processes.ts'

/** Requests to send: the paths in turn, over and over, as many at a time as there are connections. */
export interface Load {
  readonly connections: number
  readonly seconds: number
  readonly paths: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** What answering cost, and how fast it went. */
export interface Served {
  /** Processor time of the answering process per request, in ms. */
  readonly processorMs: number
  /** Wall time per request, in ms: the reciprocal of the throughput. */
  readonly wallMs: number
}

/** Puts a server under load; the load is generated here, so the server is another process. Throws on any failed request. */
export async function putUnderLoad(server: { origin: string; pid: number }, load: Load): Promise<Served> {
  const before = processorMs(server.pid)
  const result = await autocannon({
    url: server.origin,
    connections: load.connections,
    duration: load.seconds,
    requests: load.paths.map((path) => ({ path })),
    ...(load.headers && { headers: load.headers }),
  })
  const spent = processorMs(server.pid) - before
  const requests = result['2xx']
  if (result.errors > 0 || result.non2xx > 0 || requests === 0) {
    throw new Error(
      `${server.origin}${load.paths[0]}: ${requests} good replies, ${result.non2xx} others, ${result.errors} errors.`,
    )
  }
  return { processorMs: spent / requests, wallMs: (result.duration * 1000) / requests }
}
