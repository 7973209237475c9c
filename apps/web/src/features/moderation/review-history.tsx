import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { Act, Review } from '@rise/contract/moderation/shapes'
import { decisionWords } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { WordsDialog } from '../../app/words-dialog.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Dot } from '../../ui/base/facts.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { RelativeTime } from '../../ui/time/time.tsx'
import { storeReview } from './queries.ts'
import { queueHref } from './queue-address.ts'

/** The decisions of this review, other decisions about the same author, and notes. */
export function ReviewHistory({ review }: { review: Review }) {
  const { acts, history, notes, author } = review
  return (
    <>
      {acts.length === 0 ? null : (
        <section aria-labelledby="acts" className="flex flex-col gap-2">
          <h3 id="acts" className="font-semibold">
            {t('Decisions')}
          </h3>
          <ul className="flex flex-col gap-2 text-small">
            {acts.map((act) => (
              <li key={act._id} className="flex flex-wrap items-start justify-between gap-2">
                <DecisionItem act={act} />
                {act.undoneAt === null ? <UndoButton reviewId={review._id} act={act} /> : null}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="history" className="flex flex-col gap-2">
        <h3 id="history" className="font-semibold">
          {t('History of {name}', { name: author.name })}
        </h3>
        {history.length === 0 ? <p className="text-small text-muted">{t('Nothing was decided before.')}</p> : null}
        <ul className="flex flex-col gap-2 text-small empty:hidden">
          {history.map((act) => (
            <li key={act._id}>
              <TextLink to={queueHref({ part: 'decided', review: act.reviewId })}>{nounOf(act.kind)}</TextLink>:{' '}
              <DecisionItem act={act} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="notes" className="flex flex-col gap-2">
        <h3 id="notes" className="font-semibold">
          {t('Notes')}
        </h3>
        <ul className="flex flex-col gap-2 text-small empty:hidden">
          {notes.map(({ _id, text, by, at }) => (
            <li key={_id}>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-muted">
                {by}, <RelativeTime date={at} />
              </p>
            </li>
          ))}
        </ul>
        <NoteDialog id={review._id} />
      </section>
    </>
  )
}

function DecisionItem({ act: { decision, words, by, at, undoneAt, undoneBy, appeal, answer } }: { act: Act }) {
  return (
    <span className="min-w-0">
      {rich('<decision>{name}</decision> by {by}, {when}', {
        decision: (text) => <strong className={undoneAt === null ? undefined : 'line-through'}>{text}</strong>,
        name: t(decisionWords[decision].past),
        by,
        when: <RelativeTime date={at} className="text-muted" />,
      })}
      {undoneAt === null ? null : (
        <span className="text-muted">
          <Dot />
          {t('undone by {name}', { name: undoneBy ?? '' })}
        </span>
      )}
      {words === '' ? null : <Quoted>{t('“{words}”', { words })}</Quoted>}
      {appeal === null ? null : <Quoted>{t('Appeal: “{words}”', { words: appeal })}</Quoted>}
      {answer === null || answer === '' ? null : <Quoted>{t('Answer: “{words}”', { words: answer })}</Quoted>}
    </span>
  )
}

/** Returns the kind of reported content, as a word. */
function nounOf(kind: ReportKind): string {
  return t(
    '{kind, select, comment {comment} poll {poll} question {question} answer {answer} headline {headline} event {event} rating {rating} statement {statement} professional {member} company {company} job {job} message {message} picture {picture} other {post}}',
    { kind },
  )
}

function Quoted({ children }: { children: string }) {
  return <span className="block wrap-anywhere whitespace-pre-line text-muted">{children}</span>
}

function UndoButton({ reviewId, act }: { reviewId: string; act: Act }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const undo = useMutation({
    mutationFn: async () => {
      const input = { params: { id: reviewId, decisionId: act._id } }
      return (await api('POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo', input)).result
    },
    onSuccess: (undone) => {
      showToast({ kind: 'success', title: t('Undone. The report is open again.') })
      return storeReview(queryClient, undone)
    },
    onError: ({ message }) => showToast({ kind: 'failure', title: t('Couldn’t undo it.'), description: message }),
  })
  return (
    <Button size="dense" busy={undo.isPending} onClick={() => undo.mutate()}>
      {t('Undo')}
    </Button>
  )
}

function NoteDialog({ id }: { id: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: async (text: string) =>
      (await api('POST /api/v1/admin/reviews/{id}/notes', { params: { id }, body: { text } })).result,
    onSuccess: (review) => storeReview(queryClient, review),
  })
  return (
    <WordsDialog
      trigger={
        <Button size="dense" variant="ghost" className="self-start">
          {t('Add note', 'of a moderator')}
        </Button>
      }
      title={t('Add a note', 'of a moderator')}
      description={t('Other moderators read it. Members never do.')}
      field={{ name: 'text', label: t('Note') }}
      action={{ label: t('Add note', 'of a moderator'), variant: 'primary' }}
      sending={add}
      onSend={(text, then) => add.mutate(text, then)}
    />
  )
}
