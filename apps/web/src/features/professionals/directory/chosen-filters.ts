import type { ReplyOf } from '@rise/contract/contract'
import { formatInteger } from '@rise/contract/words'
import type { DirectoryView } from './directory-address.ts'

export type DirectoryPageData = ReplyOf<'GET /api/v1/professionals'>['result']

/** An active filter in words, and the view without it. */
export interface ChosenFilter {
  readonly name: keyof DirectoryView
  readonly text: string
  readonly without: DirectoryView
}

/** Returns the filters of a view in words; a value that matches no one stays as typed. */
export function chosenFilters(view: DirectoryView, names: DirectoryPageData['names'] | undefined): ChosenFilter[] {
  const texts: readonly (readonly [keyof DirectoryView, string])[] = [
    ['q', view.q && `“${view.q}”`],
    ['category', view.category && (names?.category?.name ?? view.category)],
    ['place', view.place && (names?.place ?? view.place)],
    ['country', view.country && (names?.country ?? view.country)],
    ['skill', view.skill && (names?.skill ?? view.skill)],
    ['hat', view.hat && (names?.hat ?? view.hat)],
    ['company', view.company && `Works at ${names?.company ?? view.company}`],
    ['open', view.open && 'Open to work'],
    ['mentors', view.mentors && 'Offers mentoring'],
  ]
  return texts.flatMap(([name, text]) => (text === '' ? [] : [{ name, text, without: { ...view, [name]: '' } }]))
}

/** "1 professional", "10,000+ professionals". */
export function peopleInWords({ total, totalCapped }: { total: number; totalCapped: boolean }): string {
  const count = `${formatInteger(total)}${totalCapped ? '+' : ''}`
  return `${count} ${total === 1 ? 'professional' : 'professionals'}`
}
