import type { OwnStory, Story } from '@rise/contract/professionals/story/shapes'
import type { ComponentType } from 'react'
import type { AppContext } from '../../../app/base/app-context.ts'
import type { SlotPart } from '../../../app/feature.ts'

export interface StoryPartProps {
  readonly story: Story
  /** Whether the viewer is the owner, who is invited to fill empty parts. */
  readonly own: boolean
}

/** The slots of a member's story that other features fill. A part without content renders nothing. */
export interface StorySlots {
  /** Before the work experience. */
  readonly aboveWork: readonly SlotPart<StoryPartProps>[]
  /** After it. */
  readonly belowWork: readonly SlotPart<StoryPartProps>[]
  /** Among the facts next to the story. */
  readonly beside: readonly SlotPart<{ readonly story: Story }>[]
  /** The public story as files. */
  readonly Downloads: ComponentType<{ readonly story: Story }>
  /** Whether one of the parts has content; if none has, the story may say that it is empty. */
  readonly useHasContent: (story: Story) => boolean
  /** Loads the content of the parts. A story works without it. */
  readonly load: (app: AppContext, slug: string) => Promise<unknown>
}

/** Fills a story from the owner's résumé. */
export type StoryStart = ComponentType<{ readonly story: OwnStory; readonly onTaken: () => void }>

/** The slots of the pages where owners edit their story. */
export interface OwnStorySlots {
  /** Links to an unfinished onboarding. */
  readonly Unfinished: ComponentType<{ readonly className?: string }>
  /** Loads the résumé import: for the page that edits the story, not for the public one. */
  readonly loadStart: () => Promise<StoryStart>
  /** The rewards for missions, at `?reward=true`. */
  readonly Rewards: ComponentType
  /** Further pages about the owner. */
  readonly links: readonly { readonly label: string; readonly hrefOf: (slug: string) => string }[]
}
