import { foldText } from '../../../../platform/words/fold-text.ts'

/**
 * Normalises a place's name for comparison, whole or word by word: lower case, no accents, dots or apostrophes, single
 * spaces, no leading "the".
 */
export function placeNameKey(name: string): string {
  return foldText(name)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/^the /, '')
}

/** Returns the key of a code such as a state's. A code counts only directly after a place within it. */
export function qualifierKey(code: string): string {
  return `+${placeNameKey(code)}`
}
