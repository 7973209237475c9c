import type { CopilotMessage } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { AskCopilot } from '../copilot-message.ts'
import { wordsKey } from '../queries.ts'
import { AnswerCard } from './answer-card.tsx'
import { Asks } from './asks.tsx'

interface Props {
  readonly message: CopilotMessage
  readonly isLast: boolean
  readonly onAsk: AskCopilot
}

/** A request, or an answer with its cards and, below the last one, suggested next requests. */
export function MessageView({ message, isLast, onAsk }: Props) {
  const { _id, by, text, cards, chips } = message
  // The model's text so far. It is empty before the model starts and after it ends.
  const { data: words = '' } = useQuery<string>({
    queryKey: wordsKey(_id),
    queryFn: () => '',
    enabled: false,
  })
  if (by === 'member') {
    return (
      <li className="max-w-[85%] self-end rounded-card bg-brand-soft px-4 py-2 whitespace-pre-wrap text-on-brand-soft wrap-anywhere">
        <span className="sr-only">{t('You:')} </span>
        {text}
      </li>
    )
  }
  return (
    <li className="flex min-w-0 flex-col gap-4">
      <p className="wrap-anywhere">
        <span className="sr-only">{t('Copilot:')} </span>
        {words || text}
      </p>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer's cards keep their order, and several may be of one kind
        <AnswerCard key={`${card.kind} ${index}`} card={card} />
      ))}
      {isLast ? <Asks chips={chips} onAsk={onAsk} /> : null}
    </li>
  )
}
