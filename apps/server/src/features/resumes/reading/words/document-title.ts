import { foldWords } from './fold.ts'
import { isLabel } from './labels.ts'

/** The words of titles such as "Functional Resume Sample", which name no one. */
const sampleWords = new Set(
  'functional chronological combination hybrid sample template example resume résumé cv curriculum vitae professional modern simple basic my new updated draft lebenslauf muster beispiel vorlage europass format tabellarischer document page'.split(
    ' ',
  ),
)

/** Whether a line is the title of the document, such as "Curriculum vitae" or "Functional Resume Sample". */
export function isTitle(text: string): boolean {
  if (isLabel(text, 'title')) return true
  const words = foldWords(text).split(' ')
  return (
    words.length < 6 &&
    words.every((word) => sampleWords.has(word)) &&
    /resume|cv|vitae|lebenslauf|europass/.test(words.join(' '))
  )
}
