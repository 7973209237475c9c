import { msg, t } from '@rise/texts'
import { Sparkles } from 'lucide-react'
import type { Act, WordsAct } from '../../app/palette/search-slots.ts'
import { type CopilotRequest, copilotMessageKey } from './copilot-message.ts'

const copilot = { to: '/copilot', gate: { access: 'professional' } } as const

export const copilotAct: Act = { ...copilot, label: msg('Copilot'), icon: Sparkles }

/** Sends the typed text to the copilot. */
export const askCopilotAct: WordsAct = {
  key: 'ask',
  group: msg('Copilot'),
  icon: Sparkles,
  gate: copilot.gate,
  titleOf: (words) => t('Ask the copilot: “{words}”', { words }),
  hrefOf: () => copilot.to,
  prepare: (words, queryClient) => {
    queryClient.setQueryData(copilotMessageKey, { text: words, tool: null, jobs: [] } satisfies CopilotRequest)
  },
}
