import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../context.ts'

const READY_TIMEOUT_MS = 2_000

const forwardingHeader = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix)
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Whether the request was made on this very machine, without a proxy in between, as developer pages require. */
export function isLocal(request: FastifyRequest): boolean {
  return cameDirectly(request) && isFrom(loopback, request)
}

/**
 * Whether the request was made on this machine or from a private network, such as by a Prometheus next to the server.
 */
function isNear(request: FastifyRequest): boolean {
  return cameDirectly(request) && (isFrom(loopback, request) || isFrom(privateNetworks, request))
}

function cameDirectly(request: FastifyRequest): boolean {
  return !Object.keys(request.headers).some((name) => forwardingHeader.test(name))
}

function isFrom(list: BlockList, { socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  return list.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
}

/**
 * Registers `/healthz` (alive), `/readyz` (able to serve: the database answers in time) and `/metrics` (Prometheus;
 * neither through a proxy nor from the public internet). Register them on the server itself and before all other
 * routes, because the metrics include those.
 * @param sockets counted in the metrics if this process accepts any
 */
export function registerHealth(app: FastifyInstance, ctx: Context, sockets?: { connected(): number }): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  if (sockets) {
    new Gauge({
      name: 'realtime_sockets',
      help: 'Logged-in sockets that are connected to this process.',
      registers: [registry],
      collect() {
        this.set(sockets.connected())
      },
    })
  }
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady = await databaseAnswers(ctx)
    if (!isReady) reply.code(503).header('retry-after', '5')
    return { status: isReady ? 'ready' : 'database does not answer' }
  })
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function databaseAnswers(ctx: Context): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS)
  })
  const answer = sql`select 1`.execute(ctx.db).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, timedOut])
  } finally {
    clearTimeout(timer)
  }
}
