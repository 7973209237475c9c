import type { Logger } from '../log.ts'
import type { SocketGate } from './socket-gate.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

const MOST_SESSIONS = 4_000

/** The timing of reviews; in total, a change reaches a socket within the promised 5 s. */
export interface ReviewPace {
  /** The pause between the end of one review and the next. */
  readonly everyMs: number
  /**
   * `token:refresh` is spread over this period, so that a change for many members does not bring them all back at once.
   */
  readonly jitterMs: number
  /** Returns a random number from 0 to below 1. */
  readonly random: () => number
}

export const reviewPace: ReviewPace = { everyMs: 2_000, jitterMs: 2_500, random: Math.random }

/**
 * While there are sockets, checks periodically whether their sessions are still valid: closes the sockets of ended
 * sessions, and notifies those whose standing changed. Uses one query for all of a process's sockets (up to 4,000
 * sessions each); when it fails, the sockets stay and the next review retries.
 *
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
    // A socket that joins during the query is newer than the answer.
    const sockets = [...io.of('/').sockets.values()].map((socket) => ({ socket, ...socket.data }))
    const ids = [...new Set(sockets.map(({ sessionId }) => sessionId).filter((id) => id !== undefined))]
    for (let start = 0; start < ids.length; start += MOST_SESSIONS) {
      const batch = new Set(ids.slice(start, start + MOST_SESSIONS))
      const standings = await gate.review([...batch])
      if (isOver) return
      for (const { socket, sessionId, standing } of sockets) {
        if (sessionId === undefined || !batch.has(sessionId)) continue
        const present = standings.get(sessionId)
        if (present === undefined) socket.disconnect(true)
        else if (present !== standing) notify(socket, present)
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
