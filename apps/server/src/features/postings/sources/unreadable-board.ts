/** Thrown for a file or board that can't be read as a whole. The message is one line that says why, or what to do. */
export class UnreadableBoard extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableBoard'
  }
}
