import { actDays, type Decision } from '@rise/contract/moderation/kinds'
import { LONGEST_WORDS } from '@rise/contract/moderation/limits'
import type { Review } from '@rise/contract/moderation/shapes'
import { decisionWords, ownNoun } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextArea } from '../../ui/base/field.tsx'
import { Select } from '../../ui/base/select.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { storeReview } from './queries.ts'

interface Props {
  readonly review: Review
  /** Shows the next review. */
  readonly onDecided: () => void
}

/** The possible decisions as buttons; a press on one shows its prefilled message, ready to send. */
export function DecideForm({ review, onDecided }: Props) {
  const [decision, setDecision] = useState<Decision>()
  const { possible, decidedAt } = review
  if (decidedAt !== null) return null
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('Decision')}</legend>
        {possible.map((one) => (
          <Button
            key={one}
            variant={one === decision ? 'primary' : 'secondary'}
            aria-pressed={one === decision}
            onClick={() => setDecision(one)}
          >
            {nameOf(one, review)}
          </Button>
        ))}
      </fieldset>
      {decision ? <DecisionForm key={decision} {...{ review, decision, onDecided }} /> : null}
    </div>
  )
}

function DecisionForm({ review, decision, onDecided }: Props & { readonly decision: Decision }) {
  const [words, setWords] = useState(suggestedText(review, decision))
  const [days, setDays] = useState('7')
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id: review._id }
  const isTimed = decision === 'suspend' || decision === 'slow'
  const decide = useMutation({
    mutationFn: async () => {
      const body = { decision, words, days: isTimed && days !== '' ? Number(days) : null }
      return (await api('POST /api/v1/admin/reviews/{id}/decisions', { params, body })).result
    },
    onSuccess: (decided) => {
      onDecided()
      const [act] = decided.acts
      showToast({
        id: `decided-${decided._id}`,
        kind: 'success',
        title: `${pastTense(decision, review)}.`,
        ...(act && { action: { label: t('Undo'), onPress: () => undo.mutate(act._id) } }),
      })
      return storeReview(queryClient, decided)
    },
  })
  const undo = useMutation({
    mutationFn: async (decisionId: string) => {
      const input = { params: { ...params, decisionId } }
      return (await api('POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo', input)).result
    },
    onSuccess: (undone) => storeReview(queryClient, undone),
    onError: ({ message }) => showToast({ kind: 'failure', title: t('Couldn’t undo it.'), description: message }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (!decide.isPending) decide.mutate()
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {decide.error ? <Notice tone="danger">{decide.error.message}</Notice> : null}
      {isTimed ? (
        <Select label={t('Duration')} value={days} onChange={(event) => setDays(event.target.value)}>
          {actDays.map((option) => (
            <option key={option} value={option}>
              {t('{count, plural, one {# day} other {# days}}', { count: option })}
            </option>
          ))}
          {decision === 'suspend' ? <option value="">{t('Until lifted')}</option> : null}
        </Select>
      ) : null}
      <TextArea
        label={
          decision === 'dismiss' && review.held === null
            ? t('To the people who reported it')
            : t('To {name}', { name: review.author.name })
        }
        rows={2}
        maxLength={LONGEST_WORDS}
        optional={decision !== 'suspend'}
        required={decision === 'suspend'}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {review.held && (decision === 'warn' || decision === 'slow') ? (
        <p className="text-small text-muted">{alsoPublishes(review)}</p>
      ) : null}
      <Button
        type="submit"
        variant={decision === 'dismiss' ? 'primary' : 'danger'}
        busy={decide.isPending}
        className="self-start"
      >
        {sendLabel(decision, review)}
      </Button>
    </form>
  )
}

/** Returns the label of a decision; dismissing held content publishes or delivers it. */
function nameOf(decision: Decision, { held, kind }: Review): string {
  if (!held || decision !== 'dismiss') return t(decisionWords[decision].act)
  return kind === 'message' ? t('Deliver') : t('Publish')
}

/** Returns the title of the toast after a decision. */
function pastTense(decision: Decision, { held, kind }: Review): string {
  if (!held || decision !== 'dismiss') return t(decisionWords[decision].past)
  return kind === 'message' ? t('Delivered') : t('Published')
}

/** Returns the label of the button that sends a decision. */
function sendLabel(decision: Decision, { held, kind }: Review): string {
  const act = held && decision === 'dismiss' ? (kind === 'message' ? 'deliver' : 'publish') : decision
  return t(
    '{act, select, deliver {Deliver and send} publish {Publish and send} hide {Hide and send} remove {Remove and send} warn {Warn and send} slow {Slow and send} suspend {Suspend and send} other {Dismiss and send}}',
    { act },
  )
}

/** Returns what warning or slowing down the author also does to content that is held. */
function alsoPublishes({ kind }: Review): string {
  return t(
    '{kind, select, comment {This publishes the comment, too.} poll {This publishes the poll, too.} question {This publishes the question, too.} answer {This publishes the answer, too.} headline {This publishes the headline, too.} event {This publishes the event, too.} rating {This publishes the rating, too.} statement {This publishes the statement, too.} professional {This publishes the member, too.} company {This publishes the company, too.} job {This publishes the job, too.} message {This delivers the message, too.} picture {This publishes the picture, too.} other {This publishes the post, too.}}',
    { kind },
  )
}

/** Returns a suggested message, so that a clear case takes two presses. */
function suggestedText({ kind, reasons }: Review, decision: Decision): string {
  if (decision === 'dismiss') return ''
  const thing = ownNoun(kind)
  const reason = reasons[0] ?? 'other'
  if (decision === 'suspend')
    return t(
      'We’ve suspended your account: {thing} breaks our rules{reason, select, spam { on advertising} scam { on scams} harassment { on harassment} hate { on hate} sexual { on sexual content} private { on private information} other {}}.',
      { thing, reason },
    )
  if (decision === 'slow')
    return t('Because of {thing}, you can publish or start a conversation only once an hour for a while.', { thing })
  if (decision === 'warn')
    return t(
      'Please look at {thing} again: it breaks our rules{reason, select, spam { on advertising} scam { on scams} harassment { on harassment} hate { on hate} sexual { on sexual content} private { on private information} other {}}.',
      { thing, reason },
    )
  if (decision === 'hide')
    return t(
      'We’ve hidden {thing} because it breaks our rules{reason, select, spam { on advertising} scam { on scams} harassment { on harassment} hate { on hate} sexual { on sexual content} private { on private information} other {}}.',
      { thing, reason },
    )
  return t(
    'We’ve removed {thing} because it breaks our rules{reason, select, spam { on advertising} scam { on scams} harassment { on harassment} hate { on hate} sexual { on sexual content} private { on private information} other {}}.',
    { thing, reason },
  )
}
