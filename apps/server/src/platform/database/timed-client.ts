import { Client } from 'pg'

/**
 * Closes a connection if a statement has had no answer within its `query_timeout`, because the remote machine counts as
 * gone. Returns `answer`. The driver alone would queue the next statement after the unanswered one.
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

/** A connection that is closed when the remote machine is gone. */
export class TimedClient extends Client {
  override query = ((...input: Parameters<Client['query']>) =>
    endWhenLost(this, Reflect.apply(super.query, this, input))) as Client['query']
}
