/** The address of the company's own list of jobs. */
export const COMPANY_JOBS = '/company/jobs'
/** The address of the page where a company chooses to import or write jobs. */
export const POSTING_PATH = '/company/onboarding/job-posting'
/** The address of the form of a new job. */
export const NEW_JOB_PATH = `${COMPANY_JOBS}/create`

/** Returns the address of the form of a job that was written here. */
export function editHref(id: string): string {
  return `${COMPANY_JOBS}/edit/${id}`
}

/** Returns the address of a job's preview before it is published. */
export function previewHref(id: string): string {
  return `${COMPANY_JOBS}/preview?job=${id}`
}

/** Returns the address of the applicants of a job that the team wrote. */
export function applicantsHref(id: string): string {
  return `${COMPANY_JOBS}/${id}/applicants`
}
