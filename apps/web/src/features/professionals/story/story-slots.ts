import type { OwnStory, Story } from '@rise/contract/professionals/story/shapes'
import type { Message } from '@rise/texts'
import type { ComponentType } from 'react'
import type { AppContext } from '../../../app/base/app-context.ts'
import type { SlotPart } from '../../../app/feature.ts'

export interface StoryPartProps {
  readonly story: Story
  /** Whether the viewer is the owner, who is invited to fill empty parts. */
  readonly own: boolean
}

/** A section of a story. Its name is the id of its element, and its label is the text of the link to it. */
export interface SectionPart extends SlotPart<StoryPartProps> {
  readonly label: Message
  /** The section's best entry, for the story in two minutes. */
  readonly Best?: { readonly title: Message; readonly Part: ComponentType<{ readonly story: Story }> }
}

/** A file of a story. */
export interface StoryFile {
  readonly label: string
  readonly to: string
  /** The name under which the file is saved; without a name, the browser opens the file. */
  readonly download?: string
}

/** The slots of a member's story that other features fill. A part without content renders nothing. */
export interface StorySlots {
  /** Before the work experience. */
  readonly aboveWork: readonly SectionPart[]
  /** After the work experience. */
  readonly belowWork: readonly SectionPart[]
  /** Among the facts next to the story. */
  readonly beside: readonly SlotPart<{ readonly story: Story }>[]
  /** After all other facts. */
  readonly last: readonly SlotPart<{ readonly story: Story }>[]
  /** The public story as files. */
  readonly Downloads: ComponentType<{ readonly story: Story }>
  readonly filesOf: (story: Story) => readonly StoryFile[]
  /**
   * Returns the names of the sections that have content; undefined until known. If none has, the story may say that it
   * is empty.
   */
  readonly useFilled: (story: Story) => readonly string[] | undefined
  /** Loads the content of the parts. A story works without it. */
  readonly load: (app: AppContext, slug: string) => Promise<unknown>
}

/** Fills a story from the owner's résumé, and saves it as one. */
export interface StoryStart {
  readonly Start: ComponentType<{
    readonly story: OwnStory
    /** Whether the owner wants to choose a file; otherwise, only a reading that awaits review is shown. */
    readonly begun: boolean
    readonly onTaken: () => void
  }>
  readonly Download: ComponentType<{ readonly slug: string }>
}

/** The slots of the pages where owners edit their story. */
export interface OwnStorySlots {
  /** Returns the path of the owner's unfinished onboarding; null if there is none, and undefined until known. */
  readonly useUnfinished: () => string | null | undefined
  /** Loads the résumé import: for the page that edits the story, not for the public one. */
  readonly loadStart: () => Promise<StoryStart>
  /** The rewards for missions, at `?reward=true`. */
  readonly Rewards: ComponentType
  /** Further pages about the owner. */
  readonly links: readonly { readonly label: Message; readonly hrefOf: (slug: string) => string }[]
}
