import { type Message, msg, t } from '@rise/texts'
import { employmentNames, seniorityNames, workTypeNames } from '../../jobs/words.ts'
import { languageInWords } from '../../words.ts'
import type { MatchPartName } from '../kinds.ts'

export const partWords: Readonly<Record<MatchPartName, Message>> = {
  skills: msg('Skills'),
  title: msg('Title and field'),
  place: msg('Place'),
  seniority: msg('Seniority'),
  language: msg('Language'),
  workType: msg('Work type'),
  pay: msg('Pay'),
  employmentType: msg('Employment'),
}

const factNames: Readonly<Partial<Record<MatchPartName, Readonly<Record<string, Message>>>>> = {
  seniority: seniorityNames,
  workType: workTypeNames,
  employmentType: employmentNames,
}

/** Returns the facts of a match's part that the member has or lacks: `Senior Level`, `German`, `TypeScript, Go`. */
export function factsInWords(part: MatchPartName, facts: readonly string[]): string {
  const names = factNames[part]
  const inWords = (fact: string) => {
    if (part === 'language') return languageInWords(fact)
    const name = names?.[fact]
    return name ? t(name) : fact
  }
  return facts.map(inWords).join(', ')
}
