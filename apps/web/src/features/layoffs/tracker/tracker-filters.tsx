import { industriesInWords } from '@rise/contract/catalogs/industries/words'
import type { LayoffSort } from '@rise/contract/layoffs/kinds'
import { layoffList } from '@rise/contract/layoffs/list'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import type { ViewOf } from '@rise/contract/list'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { ListForm, MoreFilters, SearchField, SortField } from '../../../app/lists/list-form.tsx'

const sortNames: Readonly<Record<LayoffSort, Message>> = {
  newest: msg('Newest'),
  oldest: msg('Oldest'),
  largest: msg('Most people'),
  smallest: msg('Fewest people'),
  'largest-share': msg('Largest share'),
  'smallest-share': msg('Smallest share'),
  company: msg('Company, A to Z'),
  'company-desc': msg('Company, Z to A'),
  place: msg('Place, A to Z'),
  'place-desc': msg('Place, Z to A'),
  industry: msg('Industry, A to Z'),
  'industry-desc': msg('Industry, Z to A'),
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
          <FilterChoice
            {...choice}
            label={t('People', 'the head of a column of numbers')}
            name="size"
            of={figures?.sizes}
          />
          <FilterChoice {...choice} label={t('Share of the company')} name="share" of={figures?.shares} />
          <SortField view={view} names={sortNames} />
        </MoreFilters>
      }
    >
      <SearchField view={view} label={t('Company')} placeholder={t('Name')} />
      <FilterChoice {...choice} label={t('Place')} name="place" of={figures?.places} />
      <FilterChoice
        {...choice}
        label={t('Industry')}
        name="industry"
        of={figures && industriesInWords(figures.industries)}
      />
      <FilterChoice {...choice} label={t('Year')} name="year" of={figures?.years} />
    </ListForm>
  )
}
