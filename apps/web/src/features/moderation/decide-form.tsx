import { actDays, type Decision, reportNouns } from '@rise/contract/moderation/kinds'
import { LONGEST_WORDS } from '@rise/contract/moderation/limits'
import type { Review } from '@rise/contract/moderation/shapes'
import { decisionWords, ownNoun } from '@rise/contract/moderation/words'
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
        <legend className="sr-only">Decision</legend>
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
        ...(act && { action: { label: 'Undo', onPress: () => undo.mutate(act._id) } }),
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
    onError: ({ message }) => showToast({ kind: 'failure', title: 'Couldn’t undo it.', description: message }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (!decide.isPending) decide.mutate()
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {decide.error ? <Notice tone="danger">{decide.error.message}</Notice> : null}
      {isTimed ? (
        <Select label="Duration" value={days} onChange={(event) => setDays(event.target.value)}>
          {actDays.map((option) => (
            <option key={option} value={option}>
              {option === 1 ? '1 day' : `${option} days`}
            </option>
          ))}
          {decision === 'suspend' ? <option value="">Until lifted</option> : null}
        </Select>
      ) : null}
      <TextArea
        label={
          decision === 'dismiss' && review.held === null ? 'To the people who reported it' : `To ${review.author.name}`
        }
        rows={2}
        maxLength={LONGEST_WORDS}
        optional={decision !== 'suspend'}
        required={decision === 'suspend'}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {review.held && (decision === 'warn' || decision === 'slow') ? (
        <p className="text-small text-muted">
          This {review.kind === 'message' ? 'delivers' : 'publishes'} the {reportNouns[review.kind]}, too.
        </p>
      ) : null}
      <Button
        type="submit"
        variant={decision === 'dismiss' ? 'primary' : 'danger'}
        busy={decide.isPending}
        className="self-start"
      >
        {nameOf(decision, review)} and send
      </Button>
    </form>
  )
}

/** Returns the label of a decision; dismissing held content publishes or delivers it. */
function nameOf(decision: Decision, { held, kind }: Review): string {
  if (!held || decision !== 'dismiss') return decisionWords[decision].act
  return kind === 'message' ? 'Deliver' : 'Publish'
}

/** Returns the toast after a decision. */
function pastTense(decision: Decision, { held, kind }: Review): string {
  if (!held || decision !== 'dismiss') return decisionWords[decision].past
  return kind === 'message' ? 'Delivered' : 'Published'
}

/** Returns a suggested message, so that a clear case takes two presses. */
function suggestedText({ kind, reasons }: Review, decision: Decision): string {
  if (decision === 'dismiss') return ''
  const noun = ownNoun(kind)
  const because = reasons[0] === undefined ? '' : joinReasons[reasons[0]]
  if (decision === 'suspend') return `We’ve suspended your account: ${noun} breaks our rules${because}.`
  if (decision === 'slow')
    return `Because of ${noun}, you can publish or start a conversation only once an hour for a while.`
  if (decision === 'warn') return `Please look at ${noun} again: it breaks our rules${because}.`
  return `We’ve ${decision === 'hide' ? 'hidden' : 'removed'} ${noun} because it breaks our rules${because}.`
}

const joinReasons: Readonly<Record<Review['reasons'][number], string>> = {
  spam: ' on advertising',
  scam: ' on scams',
  harassment: ' on harassment',
  hate: ' on hate',
  sexual: ' on sexual content',
  private: ' on private information',
  other: '',
}
