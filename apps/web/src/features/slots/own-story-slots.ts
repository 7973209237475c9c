import { badgesHref } from '../badges/index.ts'
import { UnfinishedOnboarding } from '../onboarding/index.ts'
import type { OwnStorySlots } from '../professionals/index.ts'
import { loadResumeStart } from '../resumes/index.ts'

export const ownStorySlots: OwnStorySlots = {
  Unfinished: UnfinishedOnboarding,
  loadStart: loadResumeStart,
  links: [{ label: 'Badges', hrefOf: (slug) => badgesHref('professional', slug) }],
}
