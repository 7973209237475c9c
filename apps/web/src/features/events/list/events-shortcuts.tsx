import { eventList } from '@rise/contract/events/list'
import type { EventFigures } from '@rise/contract/events/shapes'
import { PAGE_SIZE } from '@rise/contract/limits'
import type { ViewOf } from '@rise/contract/list'
import { t } from '@rise/texts'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { monthInWords } from '../time-in-words.ts'

type View = ViewOf<typeof eventList>

interface Props {
  readonly view: View
  readonly figures: EventFigures
}

/** The places and months of a short list, as chips in place of the form with all filters. */
export function EventsShortcuts({ view, figures }: Props) {
  const choices = [
    ...choicesOf('manner', figures.manners),
    ...choicesOf(
      'month',
      figures.months.map(({ slug }) => ({ slug, name: monthInWords(slug) })),
    ),
  ]
  if (choices.length === 0) return null
  return (
    <nav aria-label={t('Narrow events')}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ filter, slug, name }) => {
          const isChosen = view[filter] === slug
          return (
            <li key={slug} className="min-w-0 max-w-full">
              <ChipLink to={eventList.href({ ...view, [filter]: isChosen ? '' : slug })} selected={isChosen}>
                {name}
              </ChipLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Returns the values of a filter as choices; none for a single value, which would narrow nothing. */
function choicesOf<Name extends 'manner' | 'month'>(filter: Name, values: readonly { slug: string; name: string }[]) {
  return values.length < 2 ? [] : values.map((value) => ({ ...value, filter }))
}

/**
 * Whether all events fit on one page without the shortcuts' filters. The counts of a filter's values ignore that filter
 * itself, so if one of the two filters is set, its counts add up to the total without it.
 */
export function isShortList(view: View, total: number, figures: EventFigures): boolean {
  if (view.q !== '' || view.topic !== '' || view.city !== '') return false
  if (view.manner !== '' && view.month !== '') return false
  const counts = view.manner === '' ? (view.month === '' ? [] : figures.months) : figures.manners
  const all = counts.length === 0 ? total : counts.reduce((sum, { events }) => sum + events, 0)
  return all <= PAGE_SIZE
}
