import { Client } from 'pg'

/**
 * Closes a connection when a statement has had no answer within its `query_timeout`: the remote machine is gone. The
 * driver alone would queue the next statement behind the unanswered one.
 *
 * @param answer the result of the driver's `query`
 */
export function endWhenLost(client: Client, answer: unknown): unknown {
  if (answer instanceof Promise) {
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') client.connection.stream.destroy()
    })
  }
  return answer
}

/** A connection that does not outlive the remote machine. */
export class TimedClient extends Client {
  override query = ((...input: Parameters<Client['query']>) =>
    endWhenLost(this, Reflect.apply(super.query, this, input))) as Client['query']
}
