import type { Layoff } from '@rise/contract/layoffs/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { JobCardList, jobsHref } from '../../jobs/index.ts'
import { nearbyQuery } from './nearby-query.ts'

const SHOWN_COUNT = 3

/**
 * Open jobs in the place of a layoff. Renders nothing if there are none, or if the search doesn't recognise the place.
 */
export function JobsNearby({ place }: Pick<Layoff, 'place'>) {
  const { data: jobs } = useQuery({ ...nearbyQuery(useApi(), place?.name ?? ''), enabled: place !== null })
  const reading = jobs?.understood?.readings.find(({ kind }) => kind === 'place')
  if (!place || !jobs || jobs.items.length === 0 || !reading?.location) return null
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="text-h2">
        {t('Open jobs in {place}', { place: place.name })}
      </h2>
      <div className="mt-4">
        <JobCardList jobs={jobs.items.slice(0, SHOWN_COUNT)} heading="h3" brief />
      </div>
      {jobs.total > SHOWN_COUNT ? (
        <p className="mt-3 text-small">
          <TextLink to={jobsHref({ location: reading.location })}>
            {t('See all jobs in {place}', { place: place.name })}
          </TextLink>
        </p>
      ) : null}
    </section>
  )
}
