/** Where a new poll is written. */
export const NEW_POLL = '/polls/edit'

/** The polls beside the questions of real talk. */
export const POLLS = '/real-talk?show=polls'

/** The address of a poll. */
export function pollHref(id: string): string {
  return `/polls/${id}`
}

/** Where it is edited. */
export function editHref(id: string): string {
  return `${pollHref(id)}/edit`
}
