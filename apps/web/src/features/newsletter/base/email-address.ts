/** What looks like an email address; whether it is one, the server and its mail decide. */
const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a visitor's input is worth sending. */
export function looksLikeEmail(text: string): boolean {
  return pattern.test(text.trim())
}
