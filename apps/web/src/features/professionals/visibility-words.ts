import type { OwnStory } from '@rise/contract/professionals/story/shapes'

/** The audiences of a contact detail, from the smallest to the largest. */
export const audienceWords = {
  nobody: 'No one',
  employers: 'Confirmed employers',
  members: 'Confirmed members',
  everyone: 'Everyone',
} as const satisfies Record<OwnStory['emailShownTo'], string>

/** The audiences of the member's openness to work. */
export const opennessWords = {
  off: 'No one',
  employers: 'Employers only',
  public: 'Everyone',
} as const satisfies Record<OwnStory['openToWork'], string>
