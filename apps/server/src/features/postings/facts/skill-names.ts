import { skillInVocabulary } from './skills-of-text.ts'

const longestName = 40
const mostWords = 6

/** Signs that a text is not a skill: an email or web address, a street, a telephone number, a colon. */
const contact: readonly RegExp[] = [
  /[:：]|\p{L}@|@\p{L}|\(at\)|\[at\]/u,
  /\bwww\.|\/\/|[\p{L}\d-]\.\p{L}{2,}\//iu,
  /[\p{L}\d-]\.(?:com|org|info|biz|xyz|top|site|online|shop|link|click|me|ly|co|ru|cn|example|test)(?!\p{L})/iu,
  /(?<![\p{L}\d])[+(]?\d(?:[\s().-]{0,3}\d){6,}/u,
  /\d[\p{L}\s]{0,30}\b(?:street|road|avenue|boulevard|lane|suite)\b/iu,
  /(?:stra(?:ß|ss)e|str\.|\brue\b|\bvia\b|\bcalle\b)[\p{L}\s]{0,30}\d/iu,
]
/**
 * Signs and words of sentences. The words count only in lower case, because `CAN` and `IS` are names; some also count
 * with a capital at the beginning.
 */
const sentence: readonly RegExp[] = [
  /\p{L}{3}[.!?](?:\s|$)|[!?。！？…]|[.;]$/u,
  /(?<!\p{L})(?:you|your|yours|we|our|i|my|they|their|is|are|was|be|must|should|will|would|please|ignore|disregard)(?!\p{L})/u,
  /^(?:You|Your|We|Our|I|Please|Ignore|Disregard|Must|Should|Wir|Sie|Nous|Vous|Usted)\s/,
  /(?<!\p{L})(?:wir|unsere?|ihre?|du|dich|dein|ist|sind|bitte|vous|nous|votre|notre|est|sont|usted|nuestro|debe)(?!\p{L})/u,
]

/** The entries of a source's list of skills: those that are names of skills, and the others. */
export interface SkillNames {
  readonly names: readonly string[]
  readonly refused: readonly string[]
}

/**
 * Separates a source's list of skills into names and other entries. Careless or hostile postings contain sentences,
 * contact details, and texts of more than 40 characters or more than six words. Names in our vocabulary are names even
 * if they look like one of these, unless they contain a colon or an `@`.
 */
export function skillNames(texts: readonly string[]): SkillNames {
  const { names = [], refused = [] } = Object.groupBy(texts, (text) => (isSkillName(text) ? 'names' : 'refused'))
  return { names, refused }
}

function isSkillName(text: string): boolean {
  if (!/[:：@]/.test(text) && skillInVocabulary(text)) return true
  if (text.length > longestName || text.split(' ').length > mostWords || !/[\p{L}\p{N}]/u.test(text)) return false
  return ![...contact, ...sentence].some((pattern) => pattern.test(text))
}
