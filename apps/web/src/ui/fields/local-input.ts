/** Returns a moment as `<input type="datetime-local">` holds it, by the viewer's clock. */
export function localInput(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The same back as ISO 8601; empty for what is no moment. */
export function momentOf(input: string): string {
  const moment = new Date(input)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
