import type { Job, JobSource } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { TextLink } from '../../../ui/base/link.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatPlaceNames } from '../base/format.ts'

/** The number of sources shown initially; the others on demand. */
const COLLAPSED_COUNT = 5

/** The postings merged into the job: the site, date and places of each. */
export function JobSources({ sources }: { sources: readonly JobSource[] }) {
  const [first, ...others] = sources
  if (!first) return null
  if (others.length === 0) {
    return (
      <p className="text-small text-muted">{rich('Source: {source}', { source: <SourceName source={first} /> })}</p>
    )
  }
  const hiddenSources = sources.slice(COLLAPSED_COUNT)
  return (
    <>
      <h2 className="text-h3">{t('Sources')}</h2>
      <p className="mt-1 text-small text-muted">
        {t(
          '{count, plural, one {We found # posting of this job and show it once, with what it says.} other {We found # postings of this job and show it once, with what each one says.}}',
          { count: sources.length },
        )}
      </p>
      <SourceList sources={sources.slice(0, COLLAPSED_COUNT)} />
      {hiddenSources.length > 0 ? (
        <Disclosure
          summary={t('{count, plural, one {and # more posting} other {and # more postings}}', {
            count: hiddenSources.length,
          })}
        >
          <SourceList sources={hiddenSources} />
        </Disclosure>
      ) : null}
    </>
  )
}

function SourceList({ sources }: { sources: readonly JobSource[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {sources.map((source) => (
        <li key={`${source.name} ${source.url} ${source.places.join()}`} className="py-2 text-small text-muted">
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  )
}

function SourceLine({ source }: { source: JobSource }) {
  const { places, datePosted } = source
  const name = (
    <span className="font-medium text-text">
      <SourceName source={source} />
    </span>
  )
  const when = <RelativeTime date={datePosted} />
  return places.length > 0
    ? rich('{name} for {places}, posted {when}', { name, places: formatPlaceNames(places), when })
    : rich('{name} posted {when}', { name, when }, 'where and when a job was posted')
}

function SourceName({ source: { name, url } }: { source: JobSource }) {
  return url ? <TextLink to={url}>{name}</TextLink> : name
}

/** One way to apply: an address, and the places it is for. */
export interface ApplyWay {
  readonly applyUrl: string
  readonly label: string
}

/**
 * Returns the ways to apply to a job, the primary one first. Each address occurs once, and is named by the places of
 * its postings.
 */
export function applyWays({
  sources,
  applyUrl,
  places,
}: Pick<Job, 'sources' | 'applyUrl' | 'places'>): readonly ApplyWay[] {
  if (applyUrl === null) return []
  const byUrl = new Map<string, JobSource[]>([[applyUrl, []]])
  for (const source of sources) {
    if (source.applyUrl !== null) byUrl.set(source.applyUrl, [...(byUrl.get(source.applyUrl) ?? []), source])
  }
  return [...byUrl].map(([url, postings]) => {
    const names = [...new Set(postings.flatMap((posting) => posting.places))]
    const where = names.length > 0 ? names : byUrl.size === 1 ? places.map(({ name }) => name) : []
    const siteNames = [...new Set(postings.map(({ name }) => name))].join(', ')
    return { applyUrl: url, label: wayLabel(formatPlaceNames(where), siteNames) || hostOf(url) }
  })
}

function wayLabel(places: string, site: string): string {
  if (site === '') return places
  return places === '' ? t('on {site}', { site }, 'a way to apply') : t('{places} on {site}', { places, site })
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** All ways to apply, if there is more than one: the places of a job often have separate addresses. */
export function ApplyChoices({ ways }: { ways: readonly ApplyWay[] }) {
  if (ways.length < 2) return null
  return (
    <Disclosure
      summary={t('Choose from {count, plural, one {# way} other {# ways}} to apply', { count: ways.length })}
      open={ways.length <= COLLAPSED_COUNT}
    >
      <ul className="flex flex-col gap-2">
        {ways.map(({ applyUrl, label }) => (
          <li key={applyUrl}>
            <TextLink to={applyUrl} rel="nofollow noopener" data-apply="">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
