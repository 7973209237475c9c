/** The owner of a socket. Outlives the token that opened the socket. */
export interface SocketSession {
  readonly sessionId: string
  /** The rooms that it joins, as `Realtime.emit` names them; `session:{id}` is added automatically. */
  readonly rooms: readonly string[]
  /**
   * A short text that changes when the token's claims about its bearer (role, plan, status) become outdated. Taken from
   * the token if it contains it: a browser that was offline during the change then learns of it at the next review.
   */
  readonly standing: string
}

/** The sockets' only access to sessions. */
export interface SocketGate {
  /** Returns the session of an access token; undefined when the token is invalid. May throw when it can't tell. */
  admit(token: string): Promise<SocketSession | undefined>
  /**
   * Returns the current standing of each of these sessions, in one query; ended ones are absent. May throw when it
   * can't decide.
   */
  review(sessions: readonly string[]): Promise<ReadonlyMap<string, string>>
}
