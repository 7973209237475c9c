/** The number of steps of a new company's page, including the first job. */
export const STEP_COUNT = 6

/** Returns the address of a step, counted from 1; the last step is the page that adds jobs. */
export function hrefOfStep(step: number): string {
  return step < STEP_COUNT ? `/company/onboarding?step=${step}` : `/company/onboarding/job-posting?step=${STEP_COUNT}`
}
