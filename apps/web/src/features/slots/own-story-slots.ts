import { msg } from '@rise/texts'
import { badgesHref } from '../badges/index.ts'
import { MISSIONS_PATH, Rewards } from '../missions/index.ts'
import { useUnfinishedOnboarding } from '../onboarding/index.ts'
import type { OwnStorySlots } from '../professionals/index.ts'
import { loadResumeStart } from '../resumes/index.ts'

export const ownStorySlots: OwnStorySlots = {
  useUnfinished: useUnfinishedOnboarding,
  loadStart: loadResumeStart,
  Rewards,
  links: [
    { label: msg('Badges'), hrefOf: (slug) => badgesHref('professional', slug) },
    { label: msg('Missions'), hrefOf: () => MISSIONS_PATH },
  ],
}
