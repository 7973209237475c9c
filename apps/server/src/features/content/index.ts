// Content: what is alike in whatever members write, list, react to, edit and take down. Owns `word_rule`, the word filter, and
// `slowed_actor`: each kind of content is a feature with tables of its own, which judges its rows by the one policy of authored
// things.
import type {} from './tables.ts'

export { allowedRow } from './allowed-row.ts'
export { authorColumns, rightsOf } from './authored.ts'
export { cutAtWord, firstLines } from './first-lines.ts'
export { isNewAccount } from './is-new-account.ts'
export { limitPublishing } from './limit-publishing.ts'
export { lockOf } from './lock-of.ts'
export {
  type Concealment,
  type CopiedLine,
  noActs,
  type Reportable,
  type ReportedCopy,
  writtenActs,
} from './reportable.ts'
export { heldBecause, plainWords, type SentText, screenText } from './screen-text.ts'
export { refuseSlowed, releaseSlowed, slowActor } from './slow-actor.ts'
export { addWordRule, listWordRules, removeWordRule } from './word-rules.ts'
