// Mentions: whom texts name by their page. Owns `mention`. A feature whose texts may mention members draws them when a text is
// saved and keeps them for its subject, in the same transaction; when a member is erased, a trigger erases their name in
// its texts.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { drawMentions, readMentions } from './draw-mentions.ts'
export { keepMentions } from './keep-mentions.ts'
export { mentionsOf } from './mentions-of.ts'
