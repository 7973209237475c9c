import { once } from 'node:events'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import type { Logger } from '../log.ts'

const NAME = 'rise-realtime'
/** The approximate number of events in the stream: what returning browsers may have missed. */
const MOST_KEPT = 10_000
/** A reader waits 5 s for news; one without any reply for this long has lost its Redis unnoticed. */
const SILENCE_MS = 15_000

export interface RedisAdapter {
  readonly adapter: ReturnType<typeof createAdapter>
  close(): void
}

/**
 * Carries events between processes over its own connections, created like `redis`: one that writes and fails
 * immediately while Redis is away, and readers that wait for it to return.
 */
export async function connectRedisAdapter(redis: Redis, log: Logger): Promise<RedisAdapter> {
  const writer = redis.duplicate({ lazyConnect: false })
  writer.on('error', (error) => log.debug({ err: error }, 'redis of the sockets'))
  await once(writer, 'ready')
  // Where to start reading the stream. The adapter says "from now" on each read, and would miss what arrives between
  // two reads.
  const firstEntryId = await writer.xadd(NAME, 'MAXLEN', '~', MOST_KEPT, '*', 'opened', '')
  const readers: Redis[] = []
  // The adapter creates its readers with this, and calls them again without a pause whenever they fail.
  writer.duplicate = () => {
    const waiting = { enableOfflineQueue: true, maxRetriesPerRequest: null, socketTimeout: SILENCE_MS }
    const reader = redis.duplicate({ lazyConnect: false, ...waiting })
    // Readers wait longer for news than the usual time limit of a reply.
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

/** For commands whose promise the adapter drops: an unavailable Redis must not end the process. */
function mayFail(redis: Redis, command: 'set' | 'subscribe'): void {
  const run = redis[command].bind(redis)
  const runQuietly = (...input: unknown[]) => Promise.resolve(Reflect.apply(run, undefined, input)).catch(() => null)
  Object.assign(redis, { [command]: runQuietly })
}
