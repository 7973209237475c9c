import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { type Message, msg } from '@rise/texts'

/** The audiences of a contact detail, from the smallest to the largest. */
export const audienceWords: Readonly<Record<OwnStory['emailShownTo'], Message>> = {
  nobody: msg('No one'),
  employers: msg('Confirmed employers'),
  members: msg('Confirmed members'),
  everyone: msg('Everyone'),
}

/** The audiences of the member's openness to work. */
export const opennessWords: Readonly<Record<OwnStory['openToWork'], Message>> = {
  off: msg('No one'),
  employers: msg('Employers only'),
  public: msg('Everyone'),
}
