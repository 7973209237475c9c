import { Client } from 'pg'

/**
 * Breaks a connection off when a statement has had no answer for its `query_timeout`: the machine at the other end is
 * gone. The driver by itself would let the next statement wait behind the one without an answer.
 *
 * @param answer what the driver's `query` gave
 */
export function endWhenLost(client: Client, answer: unknown): unknown {
  if (answer instanceof Promise) {
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') client.connection.stream.destroy()
    })
  }
  return answer
}

/** A connection that does not outlive the machine at its other end. */
export class TimedClient extends Client {
  override query = ((...input: Parameters<Client['query']>) =>
    endWhenLost(this, Reflect.apply(super.query, this, input))) as Client['query']
}
