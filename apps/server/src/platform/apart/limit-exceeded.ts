/**
 * Thrown when a request exceeded the time, memory or depth that a worker process allows. Except for the depth, the
 * process has ended.
 */
export class LimitExceeded extends Error {
  constructor(message = 'It takes too long.') {
    super(message)
    this.name = 'LimitExceeded'
  }
}
