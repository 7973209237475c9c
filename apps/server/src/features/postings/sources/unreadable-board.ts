/** A file that cannot be imported as a whole; the message is one line and says the way out. */
export class UnreadableBoard extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableBoard'
  }
}
