import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { type Keyed, keyed, resumeOf, type StoryChange, unkeyed } from '../story-change.ts'

type Basics = NonNullable<Resume['basics']>
export type Profile = NonNullable<Basics['profiles']>[number]

export interface BasicsValues
  extends Pick<
    OwnStory,
    | 'firstName'
    | 'lastName'
    | 'openToWork'
    | 'soughtRoles'
    | 'soughtWorkTypes'
    | 'hiddenFrom'
    | 'emailShownTo'
    | 'phoneShownTo'
    | 'searchEngines'
  > {
  readonly timeZone: string
  /** The basics as stored, including fields that the form doesn't show. */
  readonly basics: Basics
  readonly profiles: Keyed<Profile>[]
}

/** Returns the form's values for a story. */
export function pickBasics(story: OwnStory): BasicsValues {
  const { profiles = [], ...basics } = resumeOf(story).basics ?? {}
  const { firstName, lastName, openToWork, soughtRoles, soughtWorkTypes, hiddenFrom } = story
  const { emailShownTo, phoneShownTo, searchEngines } = story
  return {
    firstName,
    lastName,
    openToWork,
    soughtRoles,
    soughtWorkTypes,
    hiddenFrom,
    emailShownTo,
    phoneShownTo,
    searchEngines,
    timeZone: story.timeZone ?? '',
    basics,
    profiles: profiles.map(keyed),
  }
}

/** Returns the values as the API takes them. */
export function basicsChange({ basics, profiles, timeZone, ...rest }: BasicsValues): StoryChange {
  return { ...rest, timeZone: timeZone || null, resume: { basics: { ...basics, profiles: unkeyed(profiles) } } }
}
