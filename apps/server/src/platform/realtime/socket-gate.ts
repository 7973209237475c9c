/** The session of a socket. It stays valid after the token that opened the socket has expired. */
export interface SocketSession {
  readonly sessionId: string
  /** The rooms that the socket joins, named as in `Realtime.emit`; `session:{id}` is added automatically. */
  readonly rooms: readonly string[]
  /**
   * A short text that changes when the token's claims about its bearer (role, plan, status) become outdated. Taken from
   * the token if the token contains it, so that a browser that was offline during the change learns of it at the next
   * review.
   */
  readonly standing: string
}

/** The sockets' only access to sessions. */
export interface SocketGate {
  /**
   * Returns the session of an access token; undefined if the token is invalid. May throw if it can't decide.
   *
   * @param language the language of the page that opens the socket, as it names it
   */
  admit(token: string, language?: string): Promise<SocketSession | undefined>
  /**
   * Returns the current standing of each of these sessions, in one query; ended sessions are absent. May throw if it
   * can't decide.
   */
  review(sessions: readonly string[]): Promise<ReadonlyMap<string, string>>
}
