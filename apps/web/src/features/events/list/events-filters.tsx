import type { EventFigures } from '@rise/contract/events/shapes'
import { formatInteger } from '@rise/contract/words'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useShowHref } from '../../../app/page/view-change.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { type CountedOption, CountedSelect } from '../../../ui/fields/counted-choice.tsx'
import { EVENTS, type EventsView, eventsHref, viewOfForm } from '../events-address.ts'
import { monthInWords } from '../time-in-words.ts'

interface Props {
  readonly view: EventsView
  /** Undefined while unknown: then only what is chosen is offered. */
  readonly figures: EventFigures | undefined
}

/** All filters: a plain GET form, which works without scripts; with them, a choice applies at once. */
export function EventsFilters({ view, figures }: Props) {
  const showHref = useShowHref()
  const { id, onOwn } = useFormOf(eventsHref(view))
  const show = (form: HTMLFormElement) => {
    const href = eventsHref(viewOfForm(form))
    onOwn(href)
    showHref(href)
  }
  const months = figures?.months.map((month) => ({ ...month, name: monthInWords(month.slug) }))
  return (
    <search aria-label="Events">
      <form
        key={id}
        action={EVENTS}
        onChange={(event) => {
          const { form, type } = event.target as unknown as HTMLInputElement
          if (form && type === 'select-one') show(form)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        className="grid grid-cols-2 items-end gap-4 rounded-card border border-line bg-surface p-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      >
        <input type="hidden" name="when" value={view.when || 'upcoming'} />
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
        <Choice label="Month" name="month" view={view} of={months} />
        <Button
          type="submit"
          variant="primary"
          className="max-lg:col-span-full"
          icon={<Search size={16} aria-hidden />}
        >
          Search<span className="sr-only"> events</span>
        </Button>
      </form>
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: 'topic' | 'manner' | 'city' | 'month'
  readonly view: EventsView
  readonly of: EventFigures['topics'] | undefined
}

function Choice({ label, name, view, of = [] }: ChoiceProps) {
  const value = view[name]
  const options: CountedOption[] = of.map(({ slug, name: text, events }) => ({
    value: slug,
    text,
    count: formatInteger(events),
  }))
  // What is chosen stays, even if nothing has it or the list is too long to include it.
  const text = name === 'month' ? monthInWords(value) : value
  const all = value === '' || of.some(({ slug }) => slug === value) ? options : [...options, { value, text }]
  return <CountedSelect label={label} name={name} any="Any" options={all} defaultValue={value} />
}

/** A link to another view makes new fields, so that they show it; a choice in the fields keeps them, with the focus. */
function useFormOf(href: string): { id: number; onOwn: (href: string) => void } {
  const [own, setOwn] = useState<string>()
  const [form, setForm] = useState({ id: 0, of: href })
  if (form.of !== href) setForm({ id: own === href ? form.id : form.id + 1, of: href })
  return { id: form.id, onOwn: setOwn }
}
