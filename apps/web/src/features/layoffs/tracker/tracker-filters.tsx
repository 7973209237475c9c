import type { LayoffSort } from '@rise/contract/layoffs/kinds'
import { layoffList } from '@rise/contract/layoffs/list'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import type { ViewOf } from '@rise/contract/list'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { ListForm, MoreFilters, SearchField, SortField } from '../../../app/lists/list-form.tsx'

const sortNames: Readonly<Record<LayoffSort, string>> = {
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
  readonly view: ViewOf<typeof layoffList>
  /** Undefined while loading: then only the selected values are offered. */
  readonly figures: LayoffFigures | undefined
}

/** All filters of the tracker. */
export function TrackerFilters({ view, figures }: Props) {
  const choice = { view, things: 'layoffs' } as const
  return (
    <ListForm
      list={layoffList}
      view={view}
      label={t('Layoffs')}
      search={(hidden) => rich('Search<hidden> layoffs</hidden>', { hidden })}
      quiet
      className="sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      more={
        <MoreFilters view={view} names={['size', 'share', 'sort']}>
          <FilterChoice {...choice} label="People" name="size" of={figures?.sizes} />
          <FilterChoice {...choice} label="Share of the company" name="share" of={figures?.shares} />
          <SortField view={view} names={sortNames} />
        </MoreFilters>
      }
    >
      <SearchField view={view} label="Company" placeholder="Name" />
      <FilterChoice {...choice} label="Place" name="place" of={figures?.places} />
      <FilterChoice {...choice} label="Industry" name="industry" of={figures?.industries} />
      <FilterChoice {...choice} label="Year" name="year" of={figures?.years} />
    </ListForm>
  )
}
