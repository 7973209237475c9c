import type { AdminMember } from '@rise/contract/admin/shapes'
import { msg, t } from '@rise/texts'
import { Ban, CircleCheck, MailQuestion, Trash2 } from 'lucide-react'
import { Badge } from '../../../ui/marks/badge.tsx'

const styles = {
  active: { icon: CircleCheck, tone: 'success', word: msg('Active', 'an account') },
  pending: { icon: MailQuestion, tone: 'warning', word: msg('Pending', 'an account') },
  suspended: { icon: Ban, tone: 'danger', word: msg('Suspended', 'an account') },
  deleted: { icon: Trash2, tone: 'danger', word: msg('Deleted', 'an account') },
} as const

/** The standing of an account, as a word and an icon. */
export function StandingBadge({ standing }: { standing: AdminMember['standing'] }) {
  const { icon: Icon, tone, word } = styles[standing]
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden />
      {t(word)}
    </Badge>
  )
}
