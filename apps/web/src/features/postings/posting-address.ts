/** The company's own list of jobs. */
export const COMPANY_JOBS = '/company/jobs'
/** The page on which a company writes or imports jobs. */
export const POSTING_PATH = '/company/onboarding/job-posting'
/** The form of a new job. */
export const NEW_JOB_PATH = `${COMPANY_JOBS}/create`

/** The form of a job that was written here. */
export function editHref(id: string): string {
  return `${COMPANY_JOBS}/edit/${id}`
}

/** Returns the address of a job's preview before it is published. */
export function previewHref(id: string): string {
  return `${COMPANY_JOBS}/preview?job=${id}`
}

/** The applicants of a job that the team wrote. */
export function applicantsHref(id: string): string {
  return `${COMPANY_JOBS}/${id}/applicants`
}
