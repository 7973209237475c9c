import type { AdminMember } from '@rise/contract/admin/shapes'
import { Ban, CircleCheck, MailQuestion, Trash2 } from 'lucide-react'
import { Badge } from '../../../ui/marks/badge.tsx'

const styles = {
  active: { icon: CircleCheck, tone: 'success', word: 'Active' },
  pending: { icon: MailQuestion, tone: 'warning', word: 'Pending' },
  suspended: { icon: Ban, tone: 'danger', word: 'Suspended' },
  deleted: { icon: Trash2, tone: 'danger', word: 'Deleted' },
} as const

/** The standing of an account, as a word and an icon. */
export function StandingBadge({ standing }: { standing: AdminMember['standing'] }) {
  const { icon: Icon, tone, word } = styles[standing]
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden />
      {word}
    </Badge>
  )
}
