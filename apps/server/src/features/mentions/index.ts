// Mentions: links from texts to the pages of members. Owns `mention`. A feature renders the mentions of a text when it
// saves it, and stores them for its subject in the same transaction; when a member is erased, a trigger removes their
// name from its texts.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { drawMentions, readMentions } from './draw-mentions.ts'
export { mentionsOf } from './mentions-of.ts'
export { saveMentions } from './save-mentions.ts'
