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

/** Where admins see the polls of the site, write one and edit it. */
export const SITE_POLLS = '/admin/activity?part=polls'
export const NEW_SITE_POLL = '/admin/activity/polls/create'
export function siteEditHref(id: string): string {
  return `/admin/activity/polls/${id}/edit`
}
