/** Returns a time as the value of `<input type="datetime-local">`, in the viewer's time zone. */
export function localInput(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Returns the value of a `datetime-local` input as ISO 8601; empty for an invalid time. */
export function isoOfLocalInput(input: string): string {
  const moment = new Date(input)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
