import type { OwnStory, Story } from '@rise/contract/professionals/story/shapes'
import type { ComponentType } from 'react'
import type { AppContext } from '../../../app/base/app-context.ts'
import type { SlotPart } from '../../../app/feature.ts'

export interface StoryPartProps {
  readonly story: Story
  /** Its owner looks, and is offered to begin what is not there. */
  readonly own: boolean
}

/** Where other features show on a story what they know of its member. A part shows nothing where there is nothing. */
export interface StorySlots {
  /** Before the places where they worked. */
  readonly aboveWork: readonly SlotPart<StoryPartProps>[]
  /** After them. */
  readonly belowWork: readonly SlotPart<StoryPartProps>[]
  /** Among the facts beside the story. */
  readonly beside: readonly SlotPart<{ readonly story: Story }>[]
  /** The story as files. `isOwn` tells its owner what they lack. */
  readonly Downloads: ComponentType<{ readonly story: Story; readonly isOwn: boolean }>
  /** Whether one of the parts has something to show; without any, a story may say that it tells nothing yet. */
  readonly useTells: (story: Story) => boolean
  /** Loads what the parts show. A story is still a page without it. */
  readonly load: (app: AppContext, slug: string) => Promise<unknown>
}

/** Fills a story from what its owner has. */
export type StoryStart = ComponentType<{ readonly story: OwnStory; readonly onTaken: () => void }>

/** Where other features join the pages on which owners look after their story. */
export interface OwnStorySlots {
  /** Leads back into what they began and did not finish. */
  readonly Unfinished: ComponentType<{ readonly className?: string }>
  /** Loads what fills the story from what they have: for the page that edits it, not for the one that shows it. */
  readonly loadStart: () => Promise<StoryStart>
  /** Further pages about them. */
  readonly links: readonly { readonly label: string; readonly hrefOf: (slug: string) => string }[]
}
