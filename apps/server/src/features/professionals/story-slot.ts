import type { Story } from '@rise/contract/professionals/story/shapes'
import type { Slot } from '../../platform/slot.ts'

/** The other features' parts of a professional's page. */
type FromGuests = Pick<Story, 'badges' | 'answers' | 'headlines' | 'missions'>

/**
 * The slot for other features' parts of a professional's page. Filled in `features/slots.ts`, and passed to the routes
 * of the page.
 */
export type StorySlot = Slot<FromGuests>

/** The story without other features' parts, for files and pictures. */
export type BareStory = Omit<Story, keyof FromGuests | 'pages'>
