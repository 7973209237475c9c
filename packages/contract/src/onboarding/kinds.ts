/** The entries into the onboarding flow, by the last segment of their addresses. */
export const onboardingEntries = [
  'onboarding',
  'signup',
  'signup-form',
  'signup-community',
  'signup-interview',
  'full-onboarding',
  'layoff-onboarding',
  'appacademy',
] as const
export type OnboardingEntry = (typeof onboardingEntries)[number]

/** Returns the address of an entry. */
export function entryPath(entry: OnboardingEntry): string {
  return entry === 'appacademy' ? '/signup/appacademy' : `/professional/${entry}`
}

/** Every step that an entry may include. */
export const onboardingSteps = [
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
