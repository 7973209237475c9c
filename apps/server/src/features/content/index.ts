// Content: the code shared by all members' content: authors, audiences, publication, the policy of authored rows, the
// word filter. Owns `word_rule` and `slowed_actor`. Each kind of content is a separate feature with its own tables.
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
export { holdReasonKind, holdReasonText, plainWords, type SentText, screenText } from './screen-text.ts'
export { refuseSlowed, releaseSlowed, slowActor } from './slow-actor.ts'
export { addWordRule, listWordRules, removeWordRule } from './word-rules.ts'
