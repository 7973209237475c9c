/** Where a company's jobs come onto the site. */
export const POSTING = '/company/onboarding/job-posting'
/** The form of a new job. */
export const WRITING = `${POSTING}?way=write`

/** The form of a job that was written here. */
export function changeHref(id: string): string {
  return `${WRITING}&job=${id}`
}
