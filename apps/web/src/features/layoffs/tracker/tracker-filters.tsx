import { layoffSorts } from '@rise/contract/layoffs/kinds'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { FilterForm } from '../../../app/lists/filter-form.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
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

/** All filters of the tracker. */
export function TrackerFilters({ view, figures }: Props) {
  const hasMore = view.size !== '' || view.share !== '' || view.sort !== ''
  return (
    <FilterForm
      things="layoffs"
      action={TRACKER}
      quiet
      href={trackerHref(view)}
      hrefOf={(form) => trackerHref({ ...viewOfForm(form), company: view.company })}
      className="sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      more={
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
      }
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
    </FilterForm>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: 'place' | 'industry' | 'year' | 'size' | 'share'
  readonly view: TrackerView
  readonly of: LayoffFigures['places'] | undefined
}

function Choice({ label, name, view, of }: ChoiceProps) {
  return <FilterChoice label={label} name={name} value={view[name]} of={of} countOf={({ layoffs }) => layoffs} />
}
