const trialDe = '(?:probe\\p{L}*|testtag\\p{L}*|testwoche\\p{L}*|einarbeitung\\p{L}*|schnupper\\p{L}*|schulung\\p{L}*)'
const unpaidDe =
  '(?:unbezahlt|unentgeltlich|nicht (?:bezahlt|vergütet|entlohnt)|ohne (?:bezahlung|vergütung|lohn|gehalt))'

/** Sentences that announce work without pay. */
export const unpaidTrial: readonly RegExp[] = [
  /\bunpaid\b(?: [\w-]+){0,3} (?:trial|test|probation\w*|training|induction|onboarding|shifts?)\b/iu,
  /\b(?:trial|test (?:day|week|task|shift|project)|probation\w*|training|first (?:\w+ )?(?:days?|weeks?|months?))\b[^.]{0,40}\b(?:is|are|will be|remains?) (?:unpaid|not (?:be )?(?:paid|remunerated|compensated)|without pay)\b/iu,
  /\b(?:trial|test|probation\w*|training)\b.{0,40}(?:, |\()(?:unpaid|without pay)\b/iu,
  /\bwork(?:ing)? (?:\w+ ){0,4}(?:for free|without pay)\b/iu,
  new RegExp(`(?<!\\p{L})unbezahlt\\p{L}* (?:[\\p{L}\\d-]+ ){0,2}${trialDe}`, 'iu'),
  new RegExp(`(?<!\\p{L})unentgeltlich\\p{L}* (?:[\\p{L}\\d-]+ ){0,2}${trialDe}`, 'iu'),
  new RegExp(`(?<!\\p{L})${trialDe}(?!\\p{L}).{0,50}(?<!\\p{L})${unpaidDe}`, 'iu'),
]

/** Words that make a sentence about unpaid work harmless. */
export const notUnpaidTrial: readonly RegExp[] = [
  /\b(?:no|never|not|without|against|instead of|refuse|n['’]t (?:do|ask|offer|expect|believe))\b(?: [\w’']+){0,5} (?:unpaid|for free|without pay)\b|\bwork(?:ing)? for free (?:customers|users|trials)\b/iu,
  /(?<!\p{L})(?:kein\p{L}*|nie|niemals)(?!\p{L}).{0,20}(?:unbezahlt|unentgeltlich)|(?:nicht|nie|niemals) (?:unbezahlt|unentgeltlich|ohne (?:bezahlung|lohn))/iu,
]

/** A text without any of these words needs no further check. */
export const unpaidHint =
  /unpaid|not (?:be )?(?:paid|remunerated|compensated)|without pay|for free|unbezahlt|unentgeltlich|vergütet|entlohnt|ohne (?:bezahlung|vergütung|lohn|gehalt)|nicht bezahlt/i
