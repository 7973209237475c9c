/** Who a socket belongs to. It outlives the token that it was opened with. */
export interface SocketSession {
  readonly sessionId: string
  /** What it hears: the rooms that `Realtime.emit` names. `session:{id}` is joined by itself. */
  readonly rooms: readonly string[]
  /**
   * A short text that is another one once what the token says of its bearer (role, plan, status) is no longer so. Taken
   * from the token where it is said there: a browser that was away during the change then hears of it at the next review.
   */
  readonly standing: string
}

/** All that the sockets know of sessions. */
export interface SocketGate {
  /** The session that an access token is good for; undefined: it is good for none. May throw when it cannot tell. */
  admit(token: string): Promise<SocketSession | undefined>
  /** The present standing of each of these sessions, in one query; one that ended is absent. May throw when it cannot tell. */
  review(sessions: readonly string[]): Promise<ReadonlyMap<string, string>>
}
