import type { OwnStory } from '@rise/contract/professionals/story/shapes'

/** A story without any content. */
export const emptyStory: OwnStory = {
  _id: '',
  slug: '',
  version: 0,
  firstName: '',
  lastName: '',
  resume: {},
  timeZone: null,
  openToWork: 'off',
  soughtRoles: [],
  soughtWorkTypes: [],
  hiddenFrom: [],
  expertises: [],
  hats: [],
  soughtValues: [],
  soughtBenefits: [],
  interests: [],
  mentoringTopics: [],
  emailShownTo: 'nobody',
  phoneShownTo: 'nobody',
  searchEngines: true,
  shownAtWork: false,
  strength: { percent: 0, next: null },
}
