import { once } from 'node:events'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import type { Logger } from '../log.ts'

const NAME = 'rise-realtime'
/** The approximate maximum number of events in the stream, which returning browsers may have missed. */
const MOST_KEPT = 10_000
/** A reader without a reply for this time counts as having lost its Redis. It waits at most 5 s for news. */
const SILENCE_MS = 15_000

export interface RedisAdapter {
  readonly adapter: ReturnType<typeof createAdapter>
  close(): void
}

/**
 * Connects the adapter that carries events between processes. It has its own connections, created like `redis`. The
 * writing one fails immediately while Redis is away; the reading ones wait until Redis is back.
 */
export async function connectRedisAdapter(redis: Redis, log: Logger): Promise<RedisAdapter> {
  const writer = redis.duplicate({ lazyConnect: false })
  writer.on('error', (error) => log.debug({ err: error }, 'redis of the sockets'))
  await once(writer, 'ready')
  // The position from which to read the stream. The adapter says "from now" on each read, and would miss events that
  // arrive between two reads.
  const firstEntryId = await writer.xadd(NAME, 'MAXLEN', '~', MOST_KEPT, '*', 'opened', '')
  const readers: Redis[] = []
  // The adapter creates its readers with this. When a reader fails, the adapter calls it again without a pause.
  writer.duplicate = () => {
    const waitingOptions = { enableOfflineQueue: true, maxRetriesPerRequest: null, socketTimeout: SILENCE_MS }
    const reader = redis.duplicate({ lazyConnect: false, ...waitingOptions })
    // Readers wait for news longer than the usual time limit of a reply.
    delete reader.options.commandTimeout
    const xread = reader.xread.bind(reader)
    Object.assign(reader, {
      xread: (...input: unknown[]) =>
        Reflect.apply(
          xread,
          undefined,
          input.map((word) => (word === '$' ? firstEntryId : word)),
        ),
    })
    mayFail(reader, 'subscribe')
    readers.push(reader)
    return reader
  }
  mayFail(writer, 'set')
  const names = { streamName: NAME, channelPrefix: NAME, sessionKeyPrefix: `${NAME}-session:` }
  return {
    adapter: createAdapter(writer, { ...names, maxLen: MOST_KEPT }),
    close() {
      for (const connection of [writer, ...readers]) connection.disconnect()
    },
  }
}

/**
 * Handles errors of commands whose promise the adapter ignores, because an unavailable Redis must not end the process.
 */
function mayFail(redis: Redis, command: 'set' | 'subscribe'): void {
  const run = redis[command].bind(redis)
  const runQuietly = (...input: unknown[]) => Promise.resolve(Reflect.apply(run, undefined, input)).catch(() => null)
  Object.assign(redis, { [command]: runQuietly })
}
