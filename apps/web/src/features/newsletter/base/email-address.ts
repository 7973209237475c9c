/** Matches what looks like an email address; the server and its emails decide whether it is one. */
const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a visitor's input is worth sending. */
export function looksLikeEmail(text: string): boolean {
  return pattern.test(text.trim())
}
