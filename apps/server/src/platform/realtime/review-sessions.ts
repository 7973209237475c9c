import type { Logger } from '../log.ts'
import type { SocketGate } from './socket-gate.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

const MOST_SESSIONS = 4_000

/** The timing of reviews. In total, a change reaches a socket within the promised 5 s. */
export interface ReviewPace {
  /** The pause between the end of one review and the next. */
  readonly everyMs: number
  /**
   * The period over which `token:refresh` events are spread, so that a change for many members doesn't make all of them
   * request a token at the same time.
   */
  readonly jitterMs: number
  /** Returns a random number from 0 to below 1. */
  readonly random: () => number
}

export const reviewPace: ReviewPace = { everyMs: 2_000, jitterMs: 2_500, random: Math.random }

/**
 * Checks periodically whether the sessions of this process's sockets are still valid, while there are sockets. Closes
 * the sockets of ended sessions, and notifies the sockets of sessions with a changed standing. Uses one query for up to
 * 4,000 sessions. If the query fails, the sockets stay and the next review tries again.
 * @returns a function that ends the reviews
 */
export function reviewSessions(io: SocketServer, gate: SocketGate, log: Logger, pace = reviewPace): () => void {
  let timer: NodeJS.Timeout | undefined
  let isReviewing = false
  let isOver = false
  io.on('connection', schedule)

  function schedule(): void {
    if (timer || isReviewing || isOver || io.of('/').sockets.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      isReviewing = true
      review()
        .catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets not reviewed'))
        .finally(() => {
          isReviewing = false
          schedule()
        })
    }, pace.everyMs).unref()
  }

  async function review(): Promise<void> {
    // The result doesn't apply to a socket that joined during the query.
    const sockets = [...io.of('/').sockets.values()].map((socket) => ({ socket, ...socket.data }))
    const ids = [...new Set(sockets.map(({ sessionId }) => sessionId).filter((id) => id !== undefined))]
    for (let start = 0; start < ids.length; start += MOST_SESSIONS) {
      const batch = new Set(ids.slice(start, start + MOST_SESSIONS))
      const standings = await gate.review([...batch])
      if (isOver) return
      for (const { socket, sessionId, standing } of sockets) {
        if (sessionId === undefined || !batch.has(sessionId)) continue
        const presentStanding = standings.get(sessionId)
        if (presentStanding === undefined) socket.disconnect(true)
        else if (presentStanding !== standing) notify(socket, presentStanding)
      }
    }
  }

  function notify(socket: ServerSocket, standing: string): void {
    socket.data.standing = standing
    setTimeout(() => socket.emit('token:refresh'), pace.random() * pace.jitterMs).unref()
  }

  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
