import type { OwnStory } from '@rise/contract/professionals/story/shapes'

/** Who sees a way to reach somebody, from the fewest to the most. */
export const audienceWords = {
  nobody: 'Nobody',
  employers: 'Confirmed employers',
  members: 'Confirmed members',
  everyone: 'Everybody',
} as const satisfies Record<OwnStory['emailShownTo'], string>

/** Who is told that somebody looks for work. */
export const opennessWords = {
  off: 'Nobody',
  employers: 'Employers only',
  public: 'Everybody',
} as const satisfies Record<OwnStory['openToWork'], string>
