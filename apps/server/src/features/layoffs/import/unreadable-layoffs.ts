/** A file that can't be imported at all; the message says why. */
export class UnreadableLayoffs extends Error {}
