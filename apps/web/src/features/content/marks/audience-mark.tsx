import type { Audience } from '@rise/contract/content/kinds'
import { audienceWords } from '@rise/contract/content/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Lock } from 'lucide-react'

/** The audience of a list's item; nothing for everyone. */
export function AudienceMark({ audience }: { audience: Audience }) {
  if (audience === 'everyone') return null
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Lock size={16} aria-hidden />
      {rich('<hidden>For </hidden>{audience}', {
        audience: t(audienceWords[audience].name),
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </span>
  )
}
