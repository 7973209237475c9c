import { eventList } from '@rise/contract/events/list'
import type { EventFigures } from '@rise/contract/events/shapes'
import type { ViewOf } from '@rise/contract/list'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { ListForm, SearchField } from '../../../app/lists/list-form.tsx'
import { monthInWords } from '../time-in-words.ts'

interface Props {
  readonly view: ViewOf<typeof eventList>
  /** Undefined while loading: then only the selected values are offered. */
  readonly figures: EventFigures | undefined
}

/** All filters of the list. */
export function EventsFilters({ view, figures }: Props) {
  const choice = { view, things: 'events' } as const
  const months = figures?.months.map((month) => ({ ...month, name: monthInWords(month.slug) }))
  return (
    <ListForm
      list={eventList}
      view={view}
      label={t('Events')}
      search={(hidden) => rich('Search<hidden> events</hidden>', { hidden })}
      besideFilters={['when']}
      className="grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      buttonClassName="max-lg:col-span-full"
    >
      <SearchField view={view} label={t('Title')} placeholder={t('Search by title')} className="max-lg:col-span-full" />
      <FilterChoice {...choice} label={t('Topic')} name="topic" of={figures?.topics} />
      <FilterChoice {...choice} label={t('Where', 'a field')} name="manner" of={figures?.manners} />
      <FilterChoice {...choice} label={t('City')} name="city" of={figures?.cities} />
      <FilterChoice {...choice} label={t('Month')} name="month" of={months} nameOf={monthInWords} />
      <input type="hidden" name="when" value={view.when || eventList.defaults.when} />
    </ListForm>
  )
}
