import type { OwnStory } from '@rise/contract/professionals/story/shapes'

/** Who can see a contact detail, from the fewest to the most. */
export const audienceWords = {
  nobody: 'No one',
  employers: 'Confirmed employers',
  members: 'Confirmed members',
  everyone: 'Everyone',
} as const satisfies Record<OwnStory['emailShownTo'], string>

/** Who learns that the member is open to work. */
export const opennessWords = {
  off: 'No one',
  employers: 'Employers only',
  public: 'Everyone',
} as const satisfies Record<OwnStory['openToWork'], string>
