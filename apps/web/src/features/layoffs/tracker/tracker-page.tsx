import { industriesInWords } from '@rise/contract/catalogs/industries/words'
import { layoffList } from '@rise/contract/layoffs/list'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import type { ViewOf } from '@rise/contract/list'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useSettings } from '../../../app/base/settings.tsx'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { nameOfChoice } from '../../../app/lists/filter-choice.tsx'
import { EmptyList, ListPage, ListPager } from '../../../app/lists/list-page.tsx'
import { ListResults, SkipToResults } from '../../../app/lists/list-results.tsx'
import { useList } from '../../../app/lists/use-list.ts'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { SEND_PATH } from '../tracker-address.ts'
import { LayoffsChart } from './layoffs-chart.tsx'
import { LayoffsTable } from './layoffs-table.tsx'
import { TrackerFilters } from './tracker-filters.tsx'
import { trackerJsonLd } from './tracker-json-ld.ts'

/** Layoffs with the filters and the order in the address, and a chart over time. */
export function TrackerPage() {
  const settings = useSettings()
  const { view, isNarrowed, data, figures } = useList(layoffList)
  if (!data) return null
  const { items, page, total } = data
  return (
    <ListPage
      list={layoffList}
      page={page}
      title={t('Layoff tracker')}
      description={t(
        'Layoffs by company, date, place and industry, with their sources, and a way back to work for people affected.',
      )}
      noindex={isNarrowed || view.sort !== ''}
      feeds={t('Layoffs')}
    >
      {figures && !isNarrowed && page === 1 ? <JsonLd value={trackerJsonLd(figures, settings)} /> : null}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h1">{t('Layoff tracker')}</h1>
          <SkipToResults />
          <p className="mt-2 max-w-reading text-lead text-muted" role="status">
            {figures ? sumInWords(figures) : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/professional/layoff-onboarding" variant="primary">
            {t('I was laid off')}
          </ButtonLink>
          <ButtonLink to={SEND_PATH}>{t('Report a layoff')}</ButtonLink>
        </div>
      </div>
      <div className="mt-6">
        <TrackerFilters view={view} figures={figures} />
      </div>
      <ChosenFilters
        list={layoffList}
        view={view}
        words={{
          company: view.company,
          place: nameOfChoice(figures?.places, view.place, t('Place')),
          industry: nameOfChoice(figures && industriesInWords(figures.industries), view.industry, t('Industry')),
          year: view.year,
          size: nameOfChoice(figures?.sizes, view.size, t('People', 'the head of a column of numbers')),
          share: nameOfChoice(figures?.shares, view.share, t('Share', 'the part of a company that loses work')),
        }}
      />
      {figures && figures.people > 0 && figures.months.length > 1 ? <LayoffsChart months={figures.months} /> : null}
      <ListResults>
        {total === 0 ? (
          <EmptyList
            list={layoffList}
            title={t('No layoffs yet')}
            noMatch={t('No layoffs found')}
            isNarrowed={isNarrowed}
            action={<ButtonLink to={SEND_PATH}>{t('Report a layoff')}</ButtonLink>}
          >
            {t('Layoffs appear here with their sources.')}
          </EmptyList>
        ) : (
          <LayoffsTable layoffs={items} view={view} />
        )}
        <ListPager list={layoffList} view={view} data={data} />
      </ListResults>
      <Downloads view={view} />
    </ListPage>
  )
}

function sumInWords({ layoffs, people, withoutNumber }: LayoffFigures): string {
  const counts = { layoffs, count: formatInteger(layoffs) }
  if (layoffs === 0) return t('{layoffs, plural, one {{count} layoff} other {{count} layoffs}}', counts)
  if (withoutNumber === layoffs) {
    return t(
      '{layoffs, plural, one {{count} layoff} other {{count} layoffs}}. The number of people isn’t specified.',
      counts,
    )
  }
  if (withoutNumber === 0) {
    return t('{layoffs, plural, one {{count} layoff} other {{count} layoffs}}, {people} people affected.', {
      layoffs,
      count: formatInteger(layoffs),
      people: formatInteger(people),
    })
  }
  return t(
    '{layoffs, plural, one {{count} layoff} other {{count} layoffs}}, at least {people} people affected ({withoutNumber, plural, one {{unknown} doesn’t give a number} other {{unknown} don’t give a number}}).',
    {
      layoffs,
      count: formatInteger(layoffs),
      people: formatInteger(people),
      withoutNumber,
      unknown: formatInteger(withoutNumber),
    },
  )
}

function Downloads({ view }: { view: ViewOf<typeof layoffList> }) {
  const files = [
    ['layoffs.csv', 'CSV', { download: true }],
    ['layoffs.json', 'JSON', { download: true }],
    ['feed.rss', 'RSS', { target: '_blank' }],
    ['feed.json', 'JSON Feed', { target: '_blank' }],
  ] as const
  return (
    <p className="mt-8 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <span>{t('This list as a file or feed:')}</span>
      {files.map(([name, label, opens]) => (
        <TextLink key={name} to={layoffList.fileHref(name, view)} {...opens}>
          {label}
        </TextLink>
      ))}
    </p>
  )
}
