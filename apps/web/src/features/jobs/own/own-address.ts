/** The path of a professional's own jobs. */
export const OWN_JOBS = '/professional/jobs'
