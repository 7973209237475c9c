import type { Audience } from '@rise/contract/content/kinds'
import { audienceWords } from '@rise/contract/content/words'
import { Lock } from 'lucide-react'

/** The audience of a list's item; nothing for everyone. */
export function AudienceMark({ audience }: { audience: Audience }) {
  if (audience === 'everyone') return null
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Lock size={16} aria-hidden />
      <span className="sr-only">For </span>
      {audienceWords[audience].name}
    </span>
  )
}
