import { sequenceTriggers } from '@rise/contract/mailings/kinds'
import type { SequenceCard } from '@rise/contract/mailings/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card, CardLink } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'

/** The sequences, each with the progress of its recipients. */
export function SequencesSection() {
  const {
    data: sequences,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/emails/sequences'))
  return (
    <section aria-labelledby="sequences-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sequences-title" className="text-h2">
          {t('Sequences')}
        </h2>
        <ButtonLink to="/admin/emails/sequence/new" variant="primary">
          {t('New sequence')}
        </ButtonLink>
      </div>
      {isError && !sequences ? (
        <FailedBlock title={t('Couldn’t load the sequences')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {sequences?.length === 0 ? (
        <p className="text-muted">{t('Emails that an audience gets one after the other, such as a welcome.')}</p>
      ) : null}
      <ul className="flex flex-col gap-2">
        {sequences?.map((sequence) => (
          <li key={sequence._id}>
            <SequenceRow sequence={sequence} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SequenceRow({ sequence }: { sequence: SequenceCard }) {
  const { _id, name, trigger, steps, waiting, finished, stopped } = sequence
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0">
        <h3 className="font-medium break-words">
          <CardLink to={`/admin/emails/sequence/${_id}`}>{name}</CardLink>
        </h3>
        <p className="text-small text-muted">
          {t(sequenceTriggers[trigger])}
          <Dot />
          {t('{steps, plural, one {# step} other {# steps}}', { steps })}
          <Dot />
          {t('{waiting} waiting, {finished} finished, {stopped} stopped', {
            waiting: formatInteger(waiting),
            finished: formatInteger(finished),
            stopped: formatInteger(stopped),
          })}
        </p>
      </div>
      <SequenceBadge state={sequence.state} />
    </Card>
  )
}

/** The state of a sequence. */
export function SequenceBadge({ state }: { state: SequenceCard['state'] }) {
  if (state === 'running') return <Badge tone="success">{t('Running', 'a sequence')}</Badge>
  return state === 'paused' ? <Badge tone="warning">{t('Paused', 'a sequence')}</Badge> : <Badge>{t('Draft')}</Badge>
}
