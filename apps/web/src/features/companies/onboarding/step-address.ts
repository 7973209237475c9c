/** The steps of a new company's page, the first job included. */
export const STEP_COUNT = 6

/** The address of a step, counted from 1; the last one is where the jobs come from. */
export function hrefOfStep(step: number): string {
  return step < STEP_COUNT ? `/company/onboarding?step=${step}` : `/company/onboarding/job-posting?step=${STEP_COUNT}`
}
