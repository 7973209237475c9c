import { foldText } from '../../../../platform/words/fold-text.ts'

/**
 * Folds a place's name for comparison, whole or word by word: lower case, no accents, dots or apostrophes, one space
 * between words, no leading "the".
 */
export function placeNameKey(name: string): string {
  return foldText(name)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/^the /, '')
}

/** The key of a code that counts only right behind a place in it. */
export function qualifierKey(code: string): string {
  return `+${placeNameKey(code)}`
}
