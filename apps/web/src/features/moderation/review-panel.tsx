import type { Review } from '@rise/contract/moderation/shapes'
import { reasonWords } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Card } from '../../ui/base/card.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { Dot } from '../../ui/base/facts.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { DecideForm } from './decide-form.tsx'
import { PersonLink } from './person-link.tsx'
import { ReviewHistory } from './review-history.tsx'

/** Reported content with everything needed to decide: its copies, the decision, the reports and the history. */
export function ReviewPanel({ id, onDecided }: { id: string; onDecided: () => void }) {
  const {
    data: review,
    error,
    isFetching,
    refetch,
  } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/admin/reviews/{id}',
      { params: { id } },
      { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
    ),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const isHere = review !== undefined
  useEffect(() => {
    if (isHere) heading.current?.focus({ preventScroll: true })
  }, [isHere])
  if (error && !review) {
    return <FailedBlock title={error.message} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!review) return null
  const { kind, author, path, hidden, held, decidedAt } = review
  return (
    <Card as="section" aria-labelledby="review" className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 id="review" ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {rich(
            '{kind, select, professional {Report of {person}} company {Report of {person}} comment {Comment by {person}} poll {Poll by {person}} question {Question by {person}} answer {Answer by {person}} headline {Headline by {person}} event {Event by {person}} rating {Rating by {person}} statement {Statement by {person}} job {Job by {person}} message {Message by {person}} picture {Picture by {person}} other {Post by {person}}}',
            { kind, person: <PersonLink person={author} /> },
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <span>
            {rich('{state, select, held {Waiting since {when}} other {Reported {when}}}', {
              state: held ? 'held' : 'reported',
              when: <RelativeTime date={review.openedAt} />,
            })}
          </span>
          {hidden && decidedAt === null ? (
            <Badge tone="warning">{held ? t('Held for review') : t('Hidden by reports')}</Badge>
          ) : null}
          {path === '' ? null : (
            <TextLink to={path} className="inline-flex items-center gap-1">
              {rich('Open the page {icon}', { icon: <ExternalLink size={14} aria-hidden /> })}
            </TextLink>
          )}
        </p>
        {held ? <p className="text-small text-muted">{t('Why it waits: {reason}', { reason: held })}</p> : null}
      </header>
      <ContentCopies review={review} />
      <DecideForm review={review} onDecided={onDecided} />
      {review.reports > 0 ? <Reports review={review} /> : null}
      <ReviewHistory review={review} />
    </Card>
  )
}

function ContentCopies({ review: { copies, kind, held } }: { review: Review }) {
  if (copies.length === 0) return <p className="text-muted">{t('The copy was deleted: the decision is long ago.')}</p>
  return (
    <div className="flex flex-col gap-4">
      {copies.map(({ at, lines }) => (
        <div key={at} className="flex flex-col gap-2">
          {copies.length > 1 ? (
            <p className="text-small text-muted">{rich('As reported {when}', { when: <RelativeTime date={at} /> })}</p>
          ) : null}
          <ol className="flex flex-col gap-1">
            {lines.map((line, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
                key={place}
                className={cx('rounded-control p-3', line.reported ? 'bg-raised' : 'text-muted')}
              >
                {kind === 'message' ? (
                  <p className="text-small font-semibold">
                    {line.reported && held === null
                      ? t('{name} (reported)', { name: line.author.name })
                      : line.author.name}
                  </p>
                ) : null}
                <p className="max-h-[18rem] overflow-y-auto wrap-anywhere whitespace-pre-line">
                  {line.text === '' && line.picture === null ? t('A picture, or nothing') : line.text}
                </p>
                {line.picture ? (
                  <Picture
                    src={line.picture}
                    width={320}
                    height={Math.round((320 * line.picture.height) / line.picture.width)}
                    alt={line.picture.alt || t('Without a description')}
                    className="mt-2 h-auto max-h-[20rem] max-w-full rounded-control object-contain"
                    fallback={<p className="text-muted">{t('The picture is gone.')}</p>}
                  />
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function Reports({ review: { sentReports, reports } }: { review: Review }) {
  return (
    <section aria-labelledby="reports" className="flex flex-col gap-2">
      <h3 id="reports" className="font-semibold">
        {t('{count, plural, =1 {Report} one {# report} other {# reports}}', { count: reports })}
      </h3>
      <ul className="flex flex-col gap-2 text-small">
        {sentReports.map(({ _id, reporter, reason, words, at, sent, upheld }) => (
          <li key={_id}>
            <strong>{t(reasonWords[reason].name)}</strong>, <PersonLink person={reporter} />,{' '}
            <RelativeTime date={at} className="text-muted" />
            <span className="text-muted">
              <Dot />
              {t('{sent, plural, one {first report} other {# reports, {upheld} led to an action}}', { sent, upheld })}
            </span>
            {words === '' ? null : (
              <p className="wrap-anywhere whitespace-pre-line text-muted">{t('“{words}”', { words })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
