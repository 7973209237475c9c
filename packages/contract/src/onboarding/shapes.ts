import { z } from 'zod'
import { onboardingAnswers } from './fields.ts'
import { onboardingEntries, onboardingSteps } from './kinds.ts'

const steps = z
  .array(z.enum(onboardingSteps))
  .max(onboardingSteps.length)
  .refine((names) => new Set(names).size === names.length, 'Name each step once.')

/** How far somebody came with telling their story for the first time. */
export const onboardingProgress = z.object({
  entry: z.enum(onboardingEntries),
  /** Answered, or seen to. */
  done: steps,
  skipped: steps,
  answers: onboardingAnswers,
})

export const onboarding = onboardingProgress.extend({
  /** Counts the changes; 0 stands for one that is not there. */
  version: z.int(),
})
export type Onboarding = z.output<typeof onboarding>
