import type { Story } from '@rise/contract/professionals/story/shapes'
import type { Slot } from '../../platform/slot.ts'

/** What other features show on a professional's page. */
type FromGuests = Pick<Story, 'badges' | 'answers' | 'headlines' | 'missions'>

/** Filled where the server is assembled, and given to the routes that show the page. */
export type StorySlot = Slot<FromGuests>

/** A story by itself: what files and pictures are made of. */
export type BareStory = Omit<Story, keyof FromGuests>
