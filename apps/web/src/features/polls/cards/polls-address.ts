/** The address of the form for a new poll. */
export const NEW_POLL = '/polls/edit'

/** The address of the list of polls, on the page with the questions of Real talk. */
export const POLLS = '/real-talk?show=polls'

/** Returns the address of a poll. */
export function pollHref(id: string): string {
  return `/polls/${id}`
}

/** Returns the address where a poll is edited. */
export function editHref(id: string): string {
  return `${pollHref(id)}/edit`
}

/** The addresses of the admin pages of the site's polls: list, new, edit. */
export const SITE_POLLS = '/admin/activity?part=polls'
export const NEW_SITE_POLL = '/admin/activity/polls/create'
export function siteEditHref(id: string): string {
  return `/admin/activity/polls/${id}/edit`
}
