/** A file that can't be imported as a whole; the message is one line and says what to do. */
export class UnreadableBoard extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableBoard'
  }
}
