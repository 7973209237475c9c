import type { EventFigures } from '@rise/contract/events/shapes'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { FilterForm } from '../../../app/lists/filter-form.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { EVENTS, type EventsView, eventsHref, viewOfForm } from '../events-address.ts'
import { monthInWords } from '../time-in-words.ts'

interface Props {
  readonly view: EventsView
  /** Undefined while unknown: then only what is chosen is offered. */
  readonly figures: EventFigures | undefined
}

/** All filters of the list. */
export function EventsFilters({ view, figures }: Props) {
  const months = figures?.months.map((month) => ({ ...month, name: monthInWords(month.slug) }))
  return (
    <FilterForm
      things="events"
      action={EVENTS}
      href={eventsHref(view)}
      besideFilters={['when']}
      hrefOf={(form) => eventsHref(viewOfForm(form))}
      className="grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      buttonClassName="max-lg:col-span-full"
    >
      <TextField
        label="Title"
        className="max-lg:col-span-full"
        name="q"
        type="search"
        defaultValue={view.q}
        maxLength={100}
        placeholder="Words of the title"
        enterKeyHint="search"
      />
      <Choice label="Topic" name="topic" view={view} of={figures?.topics} />
      <Choice label="Where" name="manner" view={view} of={figures?.manners} />
      <Choice label="City" name="city" view={view} of={figures?.cities} />
      <Choice label="Month" name="month" view={view} of={months} nameOf={monthInWords} />
      <input type="hidden" name="when" value={view.when || 'upcoming'} />
    </FilterForm>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: 'topic' | 'manner' | 'city' | 'month'
  readonly view: EventsView
  readonly of: EventFigures['topics'] | undefined
  readonly nameOf?: (value: string) => string
}

function Choice({ name, view, ...choice }: ChoiceProps) {
  return <FilterChoice {...choice} name={name} value={view[name]} countOf={({ events }) => events} />
}
