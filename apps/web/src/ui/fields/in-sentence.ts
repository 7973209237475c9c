import { currentLanguage } from '@rise/texts'

/** Returns a label as words within a sentence. German nouns keep their capital. */
export function inSentence(label: string): string {
  return currentLanguage().startsWith('de') ? label : label.toLowerCase()
}
