import type { Step } from '@rise/contract/applications/shapes'
import { declineWords, stageNames } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
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
          {step.reason ? (
            <p className="mt-1 text-small text-muted">
              {t('Reason: {reason}', { reason: t(declineWords[step.reason]) })}
            </p>
          ) : null}
          {step.text ? <Paragraphs text={step.text} className="mt-1 text-small" /> : null}
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ kind, by, person, from, to, fromName, toName }: Step, side: Props['side'], other: string): string {
  const who = by === side && side === 'candidate' ? 'you' : 'other'
  const name = by === side ? (person ?? t('Your team')) : other
  switch (kind) {
    case 'applied':
      return t('{who, select, you {You applied} other {{name} applied}}', { who, name })
    case 'opened':
      return t('{who, select, you {You opened the application} other {{name} opened the application}}', { who, name })
    case 'moved': {
      const target = toName ?? (to ? t(stageNames[to]) : '')
      return from && side === 'team'
        ? t('{name} moved it from “{from}” to “{to}”', { name, from: fromName ?? t(stageNames[from]), to: target })
        : t('{who, select, you {You moved it to “{to}”} other {{name} moved it to “{to}”}}', { who, name, to: target })
    }
    case 'declined':
      return t('{who, select, you {You declined} other {{name} declined}}', { who, name })
    case 'withdrawn':
      return t('{who, select, you {You withdrew} other {{name} withdrew}}', { who, name })
    case 'message':
      return t('{who, select, you {You wrote} other {{name} wrote}}', { who, name })
    case 'interview-proposed':
      return t('{who, select, you {You proposed an interview} other {{name} proposed an interview}}', { who, name })
    case 'interview-picked':
      return t('{who, select, you {You chose a time} other {{name} chose a time}}', { who, name })
    case 'interview-cancelled':
      return t('{who, select, you {You cancelled an interview} other {{name} cancelled an interview}}', { who, name })
    case 'unanswered':
      return t('No answer in 21 days: we reminded the employer')
  }
}
