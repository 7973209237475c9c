import type { ViewOf } from '@rise/contract/list'
import type { directoryList } from '@rise/contract/professionals/directory/list'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { ResultOf } from '../../../app/base/query.ts'

export type DirectoryView = ViewOf<typeof directoryList>
export type DirectoryPageData = ResultOf<'GET /api/v1/professionals'>

/** Returns the filters of a view in words; a value that matches no one is shown as it was typed. */
export function filterWords(view: DirectoryView, names: DirectoryPageData['names'] | undefined) {
  return {
    category: names?.category?.name ?? view.category,
    place: names?.place ?? view.place,
    country: names?.country ?? view.country,
    skill: names?.skill ?? view.skill,
    hat: names?.hat ?? view.hat,
    company: t('Works at {company}', { company: names?.company ?? view.company }),
    open: t('Open to work'),
    mentors: t('Offers mentoring'),
  }
}

/** Returns "1 professional" or "10,000+ professionals". */
export function peopleInWords({ total, totalCapped }: { total: number; totalCapped: boolean }): string {
  return t('{count, plural, one {{shown} professional} other {{shown} professionals}}', {
    count: total,
    shown: formatInteger(total, totalCapped),
  })
}
