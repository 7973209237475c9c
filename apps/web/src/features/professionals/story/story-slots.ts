import type { OwnStory, Story } from '@rise/contract/professionals/story/shapes'
import type { ComponentType } from 'react'
import type { AppContext } from '../../../app/base/app-context.ts'
import type { SlotPart } from '../../../app/feature.ts'

export interface StoryPartProps {
  readonly story: Story
  /** The viewer is the owner, who is invited to fill empty parts. */
  readonly own: boolean
}

/** Where other features show their part of a member's story. A part without content shows nothing. */
export interface StorySlots {
  /** Before the work experience. */
  readonly aboveWork: readonly SlotPart<StoryPartProps>[]
  /** After it. */
  readonly belowWork: readonly SlotPart<StoryPartProps>[]
  /** Among the facts beside the story. */
  readonly beside: readonly SlotPart<{ readonly story: Story }>[]
  /** The story as files, as everyone sees it. */
  readonly Downloads: ComponentType<{ readonly story: Story }>
  /** Whether one of the parts has content; if none does, the story may say that it is still empty. */
  readonly useTells: (story: Story) => boolean
  /** Loads the content of the parts. A story works without it. */
  readonly load: (app: AppContext, slug: string) => Promise<unknown>
}

/** Fills a story from what its owner already has. */
export type StoryStart = ComponentType<{ readonly story: OwnStory; readonly onTaken: () => void }>

/** Where other features join the pages on which owners edit their story. */
export interface OwnStorySlots {
  /** Leads back to an unfinished onboarding. */
  readonly Unfinished: ComponentType<{ readonly className?: string }>
  /** Loads what fills the story: for the page that edits it, not for the one that shows it. */
  readonly loadStart: () => Promise<StoryStart>
  /** The rewards for missions, at `?reward=true`. */
  readonly Rewards: ComponentType
  /** Further pages about the owner. */
  readonly links: readonly { readonly label: string; readonly hrefOf: (slug: string) => string }[]
}
