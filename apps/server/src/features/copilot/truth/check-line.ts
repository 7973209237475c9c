import { type FactSentence, factSentences, sentencesOf } from './fact-clauses.ts'
import { type LineWord, lineWords } from './line-words.ts'

/** The verdict on a line: whether its facts support it, or which words they don't support. */
export type LineVerdict = { readonly holds: true } | { readonly holds: false; readonly words: readonly string[] }

/**
 * Compares a line with the facts that it cites. Each sentence of the line must be the beginning of one sentence of one
 * fact; it may omit later clauses, but only as a whole. Every number, name, title, tool and verb stays in its position,
 * and words that limit the claim stay. Spellings of a skill and a few synonyms are interchangeable.
 */
export function checkLine(line: string, facts: readonly string[]): LineVerdict {
  const sentences = sentencesOf(line).map(lineWords)
  const factLines = facts.flatMap(factSentences)
  if (sentences.length === 0 || factLines.length === 0) return { holds: false, words: [] }
  const unsupportedSentences = sentences.filter(
    (words) => !factLines.some((sentence) => isSupportedBy(words, sentence)),
  )
  if (unsupportedSentences.length === 0) return { holds: true }
  const keys = new Set(factLines.flatMap(({ clauses }) => clauses.flat()).map(({ key }) => key))
  return {
    holds: false,
    words: unsupportedSentences.flatMap((words) => words.filter(({ key }) => !keys.has(key)).map(({ text }) => text)),
  }
}

function isSupportedBy(words: readonly LineWord[], { clauses, limits }: FactSentence): boolean {
  const [first = [], ...laterClauses] = clauses
  const end = matchClause(words, 0, first)
  if (end === undefined) return false
  const lineKeys = new Set(words.map(({ key }) => key))
  return limits.every((limit) => lineKeys.has(limit)) && isRestOf(words, end, laterClauses)
}

/** Whether the words from a position on are some of these clauses, in order. */
function isRestOf(words: readonly LineWord[], from: number, clauses: readonly (readonly LineWord[])[]): boolean {
  if (from === words.length) return true
  return clauses.some((clause, index) => {
    const end = matchClause(words, from, clause)
    return end !== undefined && isRestOf(words, end, clauses.slice(index + 1))
  })
}

/** Returns the end of a clause that begins at a position of the words; undefined if no clause begins there. */
function matchClause(words: readonly LineWord[], from: number, clause: readonly LineWord[]): number | undefined {
  const isThere = clause.length > 0 && clause.every(({ key }, index) => words[from + index]?.key === key)
  return isThere ? from + clause.length : undefined
}
