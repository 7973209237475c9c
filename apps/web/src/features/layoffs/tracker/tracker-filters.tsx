import { layoffSorts } from '@rise/contract/layoffs/kinds'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useShowHref } from '../../../app/page/view-change.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { type CountedOption, CountedSelect } from '../../../ui/fields/counted-choice.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TRACKER, type TrackerView, trackerHref, viewOfForm } from '../tracker-address.ts'

const sortNames: Readonly<Record<(typeof layoffSorts)[number], string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  largest: 'Most people',
  smallest: 'Fewest people',
  'largest-share': 'Largest share',
  'smallest-share': 'Smallest share',
  company: 'Company, A to Z',
  'company-desc': 'Company, Z to A',
  place: 'Place, A to Z',
  'place-desc': 'Place, Z to A',
  industry: 'Industry, A to Z',
  'industry-desc': 'Industry, Z to A',
}

interface Props {
  readonly view: TrackerView
  /** Undefined while unknown: then only what is chosen is offered. */
  readonly figures: LayoffFigures | undefined
}

/** All filters: a plain GET form, which works without scripts; with them, a choice applies at once. */
export function TrackerFilters({ view, figures }: Props) {
  const showHref = useShowHref()
  const { id, onOwn } = useFormOf(trackerHref(view))
  const show = (form: HTMLFormElement) => {
    const href = trackerHref({ ...viewOfForm(form), company: view.company })
    onOwn(href)
    showHref(href)
  }
  const hasMore = view.size !== '' || view.share !== '' || view.sort !== ''
  return (
    <search aria-label="Layoffs">
      <form
        key={id}
        action={TRACKER}
        onChange={(event) => {
          const { form, type } = event.target as unknown as HTMLInputElement
          if (form && type === 'select-one') show(form)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        className="grid items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        <TextField
          label="Company"
          name="q"
          type="search"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Name"
          enterKeyHint="search"
        />
        <Choice label="Place" name="place" view={view} of={figures?.places} />
        <Choice label="Industry" name="industry" view={view} of={figures?.industries} />
        <Choice label="Year" name="year" view={view} of={figures?.years} />
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />}>
          Search<span className="sr-only"> layoffs</span>
        </Button>
        <div className="col-span-full">
          <Disclosure summary="More filters and order" open={hasMore}>
            <div className="grid gap-4 pt-2 text-text sm:grid-cols-3">
              <Choice label="People" name="size" view={view} of={figures?.sizes} />
              <Choice label="Share of the company" name="share" view={view} of={figures?.shares} />
              <Select label="Sort by" name="sort" defaultValue={view.sort || 'newest'}>
                {layoffSorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {sortNames[sort]}
                  </option>
                ))}
              </Select>
            </div>
          </Disclosure>
        </div>
      </form>
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: 'place' | 'industry' | 'year' | 'size' | 'share'
  readonly view: TrackerView
  readonly of: LayoffFigures['places'] | undefined
}

function Choice({ label, name, view, of = [] }: ChoiceProps) {
  const value = view[name]
  const options: CountedOption[] = of.map(({ slug, name: text, layoffs }) => ({
    value: slug,
    text,
    count: formatInteger(layoffs),
  }))
  // What is chosen stays, even if nothing has it or the list is too long to include it.
  const all = value === '' || of.some(({ slug }) => slug === value) ? options : [...options, { value, text: value }]
  return <CountedSelect label={label} name={name} any="Any" options={all} defaultValue={value} />
}

/** A link to another view makes new fields, so that they show it; a choice in the fields keeps them, with the focus. */
function useFormOf(href: string): { id: number; onOwn: (href: string) => void } {
  const [own, setOwn] = useState<string>()
  const [form, setForm] = useState({ id: 0, of: href })
  if (form.of !== href) setForm({ id: own === href ? form.id : form.id + 1, of: href })
  return { id: form.id, onOwn: setOwn }
}
