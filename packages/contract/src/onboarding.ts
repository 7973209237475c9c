import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, platformErrors } from './errors.ts'
import { openToWorkSettings, soughtWorkTypes } from './story-fields.ts'

/** The ways into the one flow: last segments of their addresses. */
export const onboardingEntries = [
  'onboarding',
  'signup',
  'signup-form',
  'signup-community',
  'signup-interview',
  'full-onboarding',
  'layoff-onboarding',
] as const
export type OnboardingEntry = (typeof onboardingEntries)[number]

/** Every step that an entry may have. */
const onboardingSteps = [
  'start',
  'account',
  'role',
  'position',
  'company',
  'left',
  'headline',
  'about',
  'skills',
  'country',
  'place',
  'education',
  'languages',
  'link',
  'expertises',
  'hats',
  'values',
  'benefits',
  'interests',
  'mentoring',
  'open-to-work',
  'sought',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Of all answers as JSON, in bytes. */
export const LARGEST_ANSWERS = 64 * 1024

/** An answer as it is being typed: bounded, and nothing else is asked of it. The database keeps no NUL. */
function text(longest: number) {
  return z
    .string()
    .max(longest, `Use at most ${longest.toLocaleString('en-US')} characters.`)
    .refine((value) => !value.includes('\0'), 'The text has characters that cannot be kept.')
}

const chosen = z.array(z.object({ slug: text(80), name: text(200) })).max(20, 'Choose at most 20.')

/** What was answered and is in no story yet: unfinished words, and halves of what is only kept whole. */
const onboardingAnswers = z.object({
  position: text(300).optional(),
  company: text(300).optional(),
  /** Month of the beginning and of the end; empty while it is not said. */
  since: text(10).optional(),
  until: text(10).optional(),
  headline: text(300).optional(),
  about: text(10_000).optional(),
  skills: z.array(text(300)).max(50, 'Name at most 50.').optional(),
  city: text(300).optional(),
  countryCode: text(2).optional(),
  timeZone: text(60).optional(),
  school: text(300).optional(),
  studied: text(300).optional(),
  languages: z.array(text(300)).max(20, 'Name at most 20.').optional(),
  link: text(2_000).optional(),
  expertises: chosen.optional(),
  hats: chosen.optional(),
  soughtValues: chosen.optional(),
  soughtBenefits: chosen.optional(),
  interests: chosen.optional(),
  mentoringTopics: chosen.optional(),
  openToWork: z.enum(openToWorkSettings).optional(),
  soughtRoles: z.array(text(120)).max(10, 'Name at most 10.').optional(),
  soughtWorkTypes: z.array(z.enum(soughtWorkTypes)).max(soughtWorkTypes.length).optional(),
})
export type OnboardingAnswers = z.output<typeof onboardingAnswers>

const steps = z
  .array(z.enum(onboardingSteps))
  .max(onboardingSteps.length)
  .refine((names) => new Set(names).size === names.length, 'Name each step once.')

/** How far somebody came with telling their story for the first time. */
const onboardingProgress = z.object({
  entry: z.enum(onboardingEntries),
  /** Answered, or seen to. */
  done: steps,
  skipped: steps,
  answers: onboardingAnswers,
})

const onboarding = onboardingProgress.extend({
  /** Counts the changes; 0 stands for one that is not there. */
  version: z.int(),
})
export type Onboarding = z.output<typeof onboarding>

export const onboardingErrors = defineErrors({
  'onboarding-changed': {
    status: 409,
    message: 'You went on elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
})

export const onboardingEndpoints = defineEndpoints({
  'GET /api/v1/onboarding': {
    summary: 'Where the acting professional left the onboarding; null when there is none under way',
    tag: 'professionals',
    access: 'professional',
    reply: success(onboarding.nullable()),
    errors: [],
  },
  'PUT /api/v1/onboarding': {
    summary: 'Keeps how far one came; a change to an older version is refused and changes nothing',
    tag: 'professionals',
    access: 'professional',
    body: onboardingProgress.extend({
      /** The version that the change was made to; 0 to begin. */
      version: z.int().min(0),
    }),
    reply: success(onboarding),
    errors: [onboardingErrors['onboarding-changed'], platformErrors['too-large']],
  },
  'DELETE /api/v1/onboarding': {
    summary: 'Ends the onboarding, finished or not; does no harm when there is none',
    tag: 'professionals',
    access: 'professional',
    reply: success(z.object({})),
    errors: [],
  },
})
