import type { CopilotChip } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { Button } from '../../../ui/base/button.tsx'
import type { AskCopilot } from '../copilot-message.ts'

/** Buttons that send a request. */
export function Asks({ chips, onAsk }: { chips: readonly CopilotChip[]; onAsk: AskCopilot }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('Ask next')} className="flex flex-wrap gap-2">
      {chips.map(({ label, text: request, tool, jobs }) => (
        <li key={`${label} ${request}`} className="max-w-full">
          <Button size="dense" onClick={() => void onAsk({ text: request, tool, jobs })}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
