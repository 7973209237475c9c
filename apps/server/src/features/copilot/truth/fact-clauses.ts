import { type LineWord, lineWords, visibleText } from './line-words.ts'

/** A sentence of a fact: its clauses, and the words that limit its claim. */
export interface FactSentence {
  readonly clauses: readonly (readonly LineWord[])[]
  readonly limits: readonly string[]
}

const irregular =
  'led|built|wrote|ran|grew|made|taught|won|set|cut|sold|held|kept|took|began|drove|brought|bought|got|did|gave|found|spoke|met|chose'
/**
 * The end of a clause: a bracket, semicolon or dash; a comma or colon, unless a digit follows; a hyphen between spaces;
 * or "and" before a verb in the past tense.
 */
const clauseEnd = new RegExp(
  `[;()\\[\\]–—|]|[,:](?!\\d)|\\s-\\s|\\band\\s+(?=(?:then\\s+)?(?:${irregular}|\\p{L}+ed)\\b)`,
  'giu',
)
/** Words that reduce a claim, attribute it to others, or negate it; they must stay with the rest of their sentence. */
const limitingWords = new RegExp(
  `^(?:${[
    ...[
      'not',
      'no',
      'never',
      'none',
      'nor',
      'neither',
      'without',
      'except',
      'but',
      'only',
      'hardly',
      'barely',
      'nearly',
    ],
    ...['mostly', 'mainly', 'largely', 'usually', 'often', 'rarely'],
    ...['almost', 'partly', 'part', 'some', 'sometimes', 'occasionally', 'once', 'briefly', 'help', 'helps', 'helped'],
    ...['helping', 'assisted', 'assist', 'assisting', 'assistant', 'supported', 'support', 'supporting', 'contributed'],
    ...[
      'contributing',
      'contribute',
      'participated',
      'joined',
      'shadowed',
      'observed',
      'learned',
      'learning',
      'learnt',
    ],
    ...['studied', 'studying', 'trainee', 'intern', 'internship', 'apprentice', 'junior', 'deputy'],
    ...['acting', 'interim', 'volunteer', 'together', 'jointly', 'shared', 'co', 'under', 'supervision', 'supervised'],
    ...['planned', 'plan', 'planning', 'proposed', 'tried', 'attempted', 'aimed', 'aiming', 'hoped', 'expected'],
    ...['estimated', 'forecast', 'target', 'targeted', 'goal', 'draft', 'prototype', 'pilot', 'basic', 'beginner'],
    ...['would', 'could', 'should', 'may', 'might', 'will', 'if', 'until', 'unless', 'failed', 'cancelled', 'stopped'],
    ...['about', 'around', 'approximately', 'roughly', 'up', 'least', 'most', 'over', 'below', 'above', 'less', 'more'],
    ...[
      "didn't",
      "wasn't",
      "don't",
      "couldn't",
      "hadn't",
      "isn't",
      "haven't",
      'nicht',
      'kein',
      'keine',
      'ohne',
      'half',
    ],
  ].join('|')})$`,
)

export function factSentences(text: string): FactSentence[] {
  return sentencesOf(text).map((sentence) => {
    const clauses = sentence
      .split(clauseEnd)
      .map(lineWords)
      .filter((words) => words.length > 0)
    const limits = clauses.flatMap((clause) =>
      clause.flatMap(({ key }) => (limitingWords.test(key) || isShared(clause) ? [key] : [])),
    )
    return { clauses, limits }
  })
}

/** Whether a clause names other people involved. Without that clause, the work would seem to be the member's alone. */
function isShared([first]: readonly LineWord[]): boolean {
  return first !== undefined && /^(?:with|alongside|besides?|among)$/.test(first.key)
}

/**
 * Splits a text at the ends of sentences and lines, but not within numbers, names such as Node.js, or abbreviations.
 */
export function sentencesOf(text: string): string[] {
  return visibleText(text)
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"“„‚¿¡(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
