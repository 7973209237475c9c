import { t } from '@rise/texts'
import { z } from 'zod'
import { onboardingAnswers } from './fields.ts'
import { onboardingEntries, onboardingSteps } from './kinds.ts'

const steps = z
  .array(z.enum(onboardingSteps))
  .max(onboardingSteps.length)
  .refine((names) => new Set(names).size === names.length, { error: () => t('Name each step once.') })

/** A professional's progress in onboarding. */
export const onboardingProgress = z.object({
  entry: z.enum(onboardingEntries),
  /** Steps that were answered, and steps that were deliberately skipped. */
  done: steps,
  skipped: steps,
  answers: onboardingAnswers,
})

export const onboarding = onboardingProgress.extend({
  /** Counts the changes; 0 when onboarding has not begun. */
  version: z.int(),
})
export type Onboarding = z.output<typeof onboarding>
