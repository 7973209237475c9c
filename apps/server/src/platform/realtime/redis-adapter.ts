import { once } from 'node:events'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import type { Logger } from '../log.ts'

const NAME = 'rise-realtime'
/** Events in the stream, about: what browsers that come back may have missed. */
const MOST_KEPT = 10_000
/** A reader waits 5 s for news; one that hears nothing for so long has lost its Redis without being told. */
const SILENCE_MS = 15_000

export interface RedisAdapter {
  readonly adapter: ReturnType<typeof createAdapter>
  close(): void
}

/**
 * Carries events between processes over connections of its own, made like `redis`: one that writes and fails at once
 * while Redis is away, and those that read and wait for it to come back.
 */
export async function connectRedisAdapter(redis: Redis, log: Logger): Promise<RedisAdapter> {
  const writer = redis.duplicate({ lazyConnect: false })
  writer.on('error', (error) => log.debug({ err: error }, 'redis of the sockets'))
  await once(writer, 'ready')
  // Where the stream is read from at first. The adapter says "from now" each time it asks, and would miss what comes
  // between two askings.
  const opened = await writer.xadd(NAME, 'MAXLEN', '~', MOST_KEPT, '*', 'opened', '')
  const readers: Redis[] = []
  // The adapter makes its readers by this, and asks them again without a pause whenever they fail.
  writer.duplicate = () => {
    const waiting = { enableOfflineQueue: true, maxRetriesPerRequest: null, socketTimeout: SILENCE_MS }
    const reader = redis.duplicate({ lazyConnect: false, ...waiting })
    // They wait longer for news than an answer may take elsewhere.
    delete reader.options.commandTimeout
    const xread = reader.xread.bind(reader)
    Object.assign(reader, {
      xread: (...input: unknown[]) =>
        Reflect.apply(
          xread,
          undefined,
          input.map((word) => (word === '$' ? opened : word)),
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

/** For commands whose promise the adapter lets go of: a Redis that is away must not end the process. */
function mayFail(redis: Redis, command: 'set' | 'subscribe'): void {
  const run = redis[command].bind(redis)
  const runQuietly = (...input: unknown[]) => Promise.resolve(Reflect.apply(run, undefined, input)).catch(() => null)
  Object.assign(redis, { [command]: runQuietly })
}
