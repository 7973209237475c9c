import type { Step } from '@rise/contract/applications/shapes'
import { declineWords, stageNames } from '@rise/contract/applications/words'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

interface Props {
  readonly steps: readonly Step[]
  readonly side: 'candidate' | 'team'
  /** The name of the company or candidate that the viewer deals with. */
  readonly other: string
}

/** The history of an application, oldest first. */
export function RecordSteps({ steps, side, other }: Props) {
  return (
    <ol className="flex flex-col gap-4">
      {steps.map((step) => (
        <li key={step._id} className="border-l-2 border-line pl-4">
          <p className="text-small">
            <span className="font-medium">{wordsOf(step, side, other)}</span>{' '}
            <span className="text-subtle">
              <RelativeTime date={step.at} />
            </span>
          </p>
          {step.reason ? <p className="mt-1 text-small text-muted">Reason: {declineWords[step.reason]}</p> : null}
          {step.text ? <Paragraphs text={step.text} className="mt-1 text-small" /> : null}
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ kind, by, person, from, to, fromName, toName }: Step, side: Props['side'], other: string): string {
  const actor = by === side ? (side === 'team' ? (person ?? 'Your team') : 'You') : other
  switch (kind) {
    case 'applied':
      return `${actor} applied`
    case 'opened':
      return `${actor} opened the application`
    case 'moved':
      return `${actor} moved it${from && side === 'team' ? ` from “${fromName ?? stageNames[from]}”` : ''} to “${toName ?? (to ? stageNames[to] : '')}”`
    case 'declined':
      return `${actor} declined`
    case 'withdrawn':
      return `${actor} withdrew`
    case 'message':
      return `${actor} wrote`
    case 'interview-proposed':
      return `${actor} proposed an interview`
    case 'interview-picked':
      return `${actor} chose a time`
    case 'interview-cancelled':
      return `${actor} cancelled an interview`
    case 'unanswered':
      return 'No answer in 21 days: we reminded the employer'
  }
}
