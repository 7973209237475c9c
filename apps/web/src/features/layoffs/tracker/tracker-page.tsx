import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../../app/page/view-change.ts'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { layoffFiguresQuery, layoffsQuery } from '../queries.ts'
import { fileHref, isNarrowed, SEND, TRACKER, type TrackerView, trackerHref, viewOfSearch } from '../tracker-address.ts'
import { LayoffsChart } from './layoffs-chart.tsx'
import { LayoffsTable } from './layoffs-table.tsx'
import { TrackerFilters } from './tracker-filters.tsx'
import { trackerJsonLd } from './tracker-json-ld.ts'

/** Layoffs, as the address filters and sorts them, with a chart over time. */
export function TrackerPage() {
  const api = useApi()
  const settings = useSettings()
  const view = viewOfSearch(useLocation().search)
  const [search] = useSearchParams()
  const { data } = useQuery(layoffsQuery(api, search.get('page') ?? '1', view))
  const { data: figures } = useQuery(layoffFiguresQuery(api, view))
  useFocusOnNewView()
  if (!data) return null
  const { items, page, pages, total } = data
  const narrowed = isNarrowed(view)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? `Layoff tracker, page ${page}` : 'Layoff tracker'}
        description="Layoffs by company, date, place and industry, with their sources, and a way back to work for people affected."
        path={trackerHref({}, page)}
        noindex={narrowed || view.sort !== ''}
        alternates={[
          { type: 'application/rss+xml', path: `${TRACKER}/feed.rss`, title: 'Layoffs' },
          { type: 'application/feed+json', path: `${TRACKER}/feed.json`, title: 'Layoffs' },
        ]}
      />
      {figures && !narrowed && page === 1 ? <JsonLd value={trackerJsonLd(figures, settings)} /> : null}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h1">Layoff tracker</h1>
          <p className="mt-2 max-w-reading text-lead text-muted" role="status">
            {figures ? sumInWords(figures) : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/professional/layoff-onboarding" variant="primary">
            I was laid off
          </ButtonLink>
          <ButtonLink to={SEND}>Send a layoff</ButtonLink>
        </div>
      </div>
      <div className="mt-6">
        <TrackerFilters view={view} figures={figures} />
      </div>
      {narrowed ? <Chosen view={view} figures={figures} /> : null}
      {figures && figures.people > 0 && figures.months.length > 1 ? <LayoffsChart months={figures.months} /> : null}
      {total === 0 ? <NoLayoffs narrowed={narrowed} /> : <LayoffsTable layoffs={items} view={view} />}
      <div className="mt-8">
        <Pager page={page} pages={pages} hrefFor={(to) => trackerHref(view, to)} />
      </div>
      <Downloads view={view} />
    </div>
  )
}

function sumInWords({ layoffs, people, withoutNumber }: LayoffFigures): string {
  const counted = `${formatInteger(layoffs)} ${layoffs === 1 ? 'layoff' : 'layoffs'}`
  if (layoffs === 0) return counted
  if (withoutNumber === layoffs) return `${counted}. The number of people isn’t specified.`
  const unknown = withoutNumber > 0 ? ` The number isn’t specified for ${formatInteger(withoutNumber)}.` : ''
  return `${counted}, ${formatInteger(people)} people affected.${unknown}`
}

function Chosen({ view, figures }: { view: TrackerView; figures: LayoffFigures | undefined }) {
  const nameIn = (of: 'places' | 'industries' | 'sizes' | 'shares', value: string) =>
    figures?.[of].find(({ slug }) => slug === value)?.name ?? value
  const of = (label: string, text: string) => (text === 'Not specified' ? `${label}: not specified` : text)
  const chips: readonly (readonly [keyof TrackerView, string])[] = [
    ['q', view.q && `“${view.q}”`],
    ['company', view.company],
    ['place', view.place && of('Place', nameIn('places', view.place))],
    ['industry', view.industry && of('Industry', nameIn('industries', view.industry))],
    ['year', view.year],
    ['size', view.size && of('People', nameIn('sizes', view.size))],
    ['share', view.share && of('Share', nameIn('shares', view.share))],
  ]
  return <ChosenFilters chosen={chips} hrefWithout={(name) => trackerHref({ ...view, [name]: '' })} />
}

function NoLayoffs({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState
      kind="no-match"
      title="No layoffs found"
      action={
        <ButtonLink to={TRACKER} variant="primary">
          Clear filters
        </ButtonLink>
      }
    >
      Try fewer filters or another word.
    </EmptyState>
  ) : (
    <EmptyState kind="nothing-yet" title="No layoffs yet" action={<ButtonLink to={SEND}>Send a layoff</ButtonLink>}>
      Layoffs appear here with their sources.
    </EmptyState>
  )
}

function Downloads({ view }: { view: TrackerView }) {
  const files = [
    ['layoffs.csv', 'CSV', { download: true }],
    ['layoffs.json', 'JSON', { download: true }],
    ['feed.rss', 'RSS', { target: '_blank' }],
    ['feed.json', 'JSON Feed', { target: '_blank' }],
  ] as const
  return (
    <p className="mt-8 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <span>This list as a file or feed:</span>
      {files.map(([name, label, opens]) => (
        <TextLink key={name} to={fileHref(name, view)} {...opens}>
          {label}
        </TextLink>
      ))}
    </p>
  )
}
