import type { Job } from '@rise/contract/jobs/shapes'
import { formatPlaces, workTypeNames } from '@rise/contract/jobs/words'
import type { MatchLimit } from '@rise/contract/match/kinds'
import type { JobMatch as Match } from '@rise/contract/match/shapes'
import { matchHeading } from '@rise/contract/match/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { jobsHref } from '../jobs/index.ts'
import { MatchParts, type SkillCourses } from './match-parts.tsx'
import { NotForMe } from './not-for-me.tsx'
import { useChangeMatch } from './use-change-match.ts'
import { WishForm } from './wish-form.tsx'
import { LITTLE_KNOWN, reasonsInText } from './words.ts'

interface Props {
  readonly job: Pick<Job, '_id' | 'title' | 'places' | 'workType'>
  /** Shown where the job requires skills that the viewer lacks. */
  readonly Learn: SkillCourses
}

/** The viewer's match with a job, its reasons, and what the viewer can do about them. */
export function JobMatch({ job, Learn }: Props) {
  const { data: match, isError } = useQuery(
    queryOf(useApi(), 'GET /api/v1/matches/{id}', { params: { id: job._id } }, { staleTime: 60_000 }),
  )
  if (isError || !match) return null
  const { score, certainty, lowered } = match
  return (
    <section aria-labelledby="match" className="card flex flex-col gap-2">
      <h2 id="match" className="text-body">
        {score === null ? t('Your match') : matchHeading(score)}
      </h2>
      <SkillsLine match={match} />
      {score === null ? (
        <p className="text-small text-muted">
          {rich('Add skills and jobs to <story>your story</story> to see it.', {
            story: (text) => <TextLink to="/professional/edit">{text}</TextLink>,
          })}
        </p>
      ) : certainty < LITTLE_KNOWN ? (
        <p className="text-small text-muted">{t('Little is known yet. Add to your story for a surer match.')}</p>
      ) : null}
      {match.limits.length > 0 ? <LimitNotes job={job} match={match} /> : null}
      {lowered ? <LoweredNote lowered={lowered} isItself={lowered.job._id === job._id} /> : null}
      <div>
        <Disclosure summary={score === null ? t('What counts') : t('Why this match?')}>
          <MatchParts match={match} Learn={Learn} />
          <Score match={match} />
          <div className="mt-4 border-t border-line pt-3">
            {/* Restarts with the saved values. */}
            <WishForm key={JSON.stringify(match.wish)} wish={match.wish} />
          </div>
        </Disclosure>
        {score === null ? null : <NotForMe job={job} lowered={lowered} />}
      </div>
    </section>
  )
}

/**
 * Says how many of the required skills the viewer has. Renders nothing if the job requires none, or the viewer lists
 * none.
 */
function SkillsLine({ match: { parts } }: { match: Match }) {
  const skills = parts.find(({ part }) => part === 'skills')
  if (!skills || skills.points === null) return null
  const { have, missing } = skills
  const total = have.length + missing.length
  return (
    <p className="text-small tabular-nums">
      {total > 1
        ? t('You know {have} of {total} skills', { have: have.length, total })
        : have.length === 1
          ? t('You know the one skill it asks for')
          : t('You don’t know the one skill it asks for')}
    </p>
  )
}

/** The score in percent, what it would be without limits and "Not for me", and how much is known. */
function Score({ match: { score, uncapped, lowered, certainty } }: { match: Match }) {
  if (score === null) return null
  const uncappedScore = Math.max(uncapped ?? score, lowered?.before ?? score)
  return (
    <p className="mt-2 tabular-nums">
      {uncappedScore > score
        ? t('Your match is {score}%, and would be {uncapped}% without the reason above.', {
            score,
            uncapped: uncappedScore,
          })
        : t('Your match is {score}%.', { score })}{' '}
      {t('{certainty}% of what counts is known.', { certainty })}
    </p>
  )
}

/** Says why the match is capped, and how to change that. */
function LimitNotes({ job, match: { limits, wish } }: { job: Props['job']; match: Match }) {
  const api = useApi()
  const { sending, change } = useChangeMatch()
  const [place] = job.places
  const moveTo = [...wish.moveTo, ...(place ? [place.name] : [])]
  return (
    <div className="text-small">
      <p>{limitsInWords(job, limits)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {place && limits.includes('place') ? (
          <Button
            size="dense"
            busy={sending}
            onClick={() => void change(() => api('PUT /api/v1/match-wish', { body: { ...wish, moveTo } }))}
          >
            {t('I’d move there')}
          </Button>
        ) : null}
        {limits.includes('workType') ? <TextLink to="/professional/edit">{t('Change work types')}</TextLink> : null}
        <TextLink to={jobsHref({ sort: 'match', elsewhere: true })}>{t('Show jobs elsewhere')}</TextLink>
      </div>
    </div>
  )
}

function limitsInWords(job: Props['job'], limits: readonly MatchLimit[]): string {
  const places = formatPlaces(job.places)
  const workType = job.workType === 'Unknown' ? '' : t(workTypeNames[job.workType])
  if (limits.length > 1) {
    return t('{places} is out of reach from where you live, and {workType} isn’t a work type you look for.', {
      places,
      workType,
    })
  }
  return limits.includes('place')
    ? t('{places} is out of reach from where you live.', { places })
    : t('{workType} isn’t a work type you look for.', { workType })
}

function LoweredNote({ lowered, isItself }: { lowered: NonNullable<Match['lowered']>; isItself: boolean }) {
  const { reason, job } = lowered
  return (
    <p className="text-small">
      {isItself
        ? t('Ranked lower: you said this job isn’t for you ({reason}).', { reason: t(reasonsInText[reason]) })
        : rich('Ranked lower: you said {job} isn’t for you ({reason}).', {
            job: <TextLink to={`/jobs/${job.slug}`}>{job.title}</TextLink>,
            reason: t(reasonsInText[reason]),
          })}
    </p>
  )
}
