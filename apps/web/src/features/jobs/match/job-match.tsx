import type { Job } from '@rise/contract/jobs/shapes'
import type { JobMatch as Match } from '@rise/contract/match/shapes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { shows } from '../../../app/base/shown.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { JobSlots } from '../job-slots.ts'
import { MatchParts } from './match-parts.tsx'
import { NotForMe } from './not-for-me.tsx'
import { WishForm } from './wish-form.tsx'
import { reasonWords } from './words.ts'

interface Props {
  readonly job: Pick<Job, '_id' | 'title'>
  readonly seeker: string
  /** Shown where the job asks for skills that the viewer lacks. */
  readonly Learn: JobSlots['Learn']
}

/** How well a job fits the viewer, why, and what they can say about it. */
export function JobMatch({ job, seeker, Learn }: Props) {
  const { data: match, isError } = useQuery(matchQuery(useApi(), seeker, job._id))
  if (isError || !match) return null
  const { score, certainty, lowered } = match
  return (
    <section aria-labelledby="match" className="mt-4 rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="match" className="text-h3 tabular-nums">
          {score === null ? 'Your match' : `${score}% match`}
        </h2>
        <p className="text-small text-muted tabular-nums">
          {score === null ? (
            <>
              Add skills and jobs to <TextLink to="/professional/edit">your story</TextLink> to see it.
            </>
          ) : (
            `Certainty ${certainty}%`
          )}
        </p>
      </div>
      {lowered ? <Lowered lowered={lowered} isItself={lowered.job._id === job._id} /> : null}
      <Disclosure summary={score === null ? 'What counts' : 'Why this match?'}>
        <MatchParts match={match} Learn={Learn} />
        <div className="mt-4 border-t border-line pt-3">
          <WishForm wish={match.wish} />
        </div>
      </Disclosure>
      {score === null ? null : <NotForMe job={job} lowered={lowered} />}
    </section>
  )
}

function Lowered({ lowered, isItself }: { lowered: NonNullable<Match['lowered']>; isItself: boolean }) {
  const { reason, job, before } = lowered
  return (
    <p className="mt-1 text-small">
      Lowered from {before}%: you said{' '}
      {isItself ? 'this job' : <TextLink to={`/jobs/${job.slug}`}>{job.title}</TextLink>} isn’t for you (
      {reasonWords[reason].toLowerCase()}).
    </p>
  )
}

function matchQuery(api: Api, seeker: string, id: string) {
  return queryOptions({
    meta: shows('stories'),
    queryKey: ['match', seeker, id],
    queryFn: async (): Promise<Match> => (await api('GET /api/v1/matches/{id}', { params: { id } })).result,
    staleTime: 60_000,
  })
}
