// The parts of smart apply for other features.
import { lazy } from 'react'

/** The part of a job's page for applying elsewhere with saved answers. Needs a Suspense around it. */
export const ApplyWithAnswers = lazy(async () => ({
  default: (await import('./apply-with-answers.tsx')).ApplyWithAnswers,
}))
