import type { OwnStory } from '@rise/contract/professionals/story/shapes'

/** Who sees a way to reach someone, from the fewest to the most. */
export const audienceWords = {
  nobody: 'No one',
  employers: 'Confirmed employers',
  members: 'Confirmed members',
  everyone: 'Everyone',
} as const satisfies Record<OwnStory['emailShownTo'], string>

/** Who is told that someone looks for work. */
export const opennessWords = {
  off: 'No one',
  employers: 'Employers only',
  public: 'Everyone',
} as const satisfies Record<OwnStory['openToWork'], string>
