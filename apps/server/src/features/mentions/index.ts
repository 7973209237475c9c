// Mentions: links from texts to members' pages. Owns `mention`. A feature renders the mentions in a text when it saves
// the text, and stores them for its subject in the same transaction. When a member is erased, a trigger removes their
// name from texts.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { drawMentions, readMentions } from './draw-mentions.ts'
export { mentionsOf } from './mentions-of.ts'
export { saveMentions } from './save-mentions.ts'
