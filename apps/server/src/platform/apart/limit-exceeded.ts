/** A request exceeded the time, memory or depth that a worker process allows; the process is gone. */
export class LimitExceeded extends Error {
  constructor(message = 'It takes too long.') {
    super(message)
    this.name = 'LimitExceeded'
  }
}
