/** What was asked of a process apart took more time, memory or depth than it may; the process is gone. */
export class TakenTooMuch extends Error {
  constructor(message = 'It takes too long.') {
    super(message)
    this.name = 'TakenTooMuch'
  }
}
