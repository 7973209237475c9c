import type { Story } from '@rise/contract/professionals/story/shapes'
import type { Slot } from '../../platform/slot.ts'

/** The other features' parts of a professional's page. */
type FromGuests = Pick<Story, 'badges' | 'answers' | 'headlines' | 'missions'>

/** Filled when the server is assembled, and passed to the routes of the page. */
export type StorySlot = Slot<FromGuests>

/** Only the story, for files and pictures. */
export type BareStory = Omit<Story, keyof FromGuests>
