/** A file that can't be imported as a whole; the message says why. */
export class UnreadableCourses extends Error {}
