import type { CopilotMessage } from '@rise/contract/copilot/shapes'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/base/button.tsx'
import type { CopilotRequest } from '../copilot-message.ts'
import { wordsKey } from '../queries.ts'
import { AnswerCard } from './answer-card.tsx'

interface Props {
  readonly message: CopilotMessage
  readonly isLast: boolean
  readonly onAsk: (request: CopilotRequest) => Promise<boolean>
}

/** A request, or an answer with its cards and, below the last one, suggested next requests. */
export function MessageView({ message, isLast, onAsk }: Props) {
  const { _id, by, text, cards, chips } = message
  // The model's text so far; empty before and after.
  const { data: words = '' } = useQuery<string>({
    queryKey: wordsKey(_id),
    queryFn: () => '',
    enabled: false,
  })
  if (by === 'member') {
    return (
      <li className="max-w-[85%] self-end rounded-card bg-brand-soft px-4 py-2 whitespace-pre-wrap text-on-brand-soft wrap-anywhere">
        <span className="sr-only">You: </span>
        {text}
      </li>
    )
  }
  return (
    <li className="flex min-w-0 flex-col gap-4">
      <p className="wrap-anywhere">
        <span className="sr-only">Copilot: </span>
        {words || text}
      </p>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer's cards keep their order, and several may be of one kind
        <AnswerCard key={`${card.kind} ${index}`} card={card} />
      ))}
      {isLast && chips.length > 0 ? (
        <ul aria-label="Ask next" className="flex flex-wrap gap-2">
          {chips.map(({ label, text: request, tool, jobs }) => (
            <li key={`${label} ${request}`}>
              <Button size="dense" onClick={() => void onAsk({ text: request, tool, jobs })}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
