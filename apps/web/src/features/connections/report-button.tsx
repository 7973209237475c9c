import { t } from '@rise/texts'
import { Flag } from 'lucide-react'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import type { Reported } from './report-dialog.tsx'
import { useReport } from './use-report.tsx'

/** Reports content without a menu of its own. Renders nothing for guests, admins, and its author. */
export function ReportButton({ subject }: { subject: Reported }) {
  const user = useCurrentUser()
  const { report, dialog } = useReport(subject)
  const isMember = user?.role === 'professional' || user?.role === 'employer'
  if (!isMember || user._id === subject.author._id) return null
  return (
    <>
      <Button variant="ghost" size="dense" icon={<Flag size={16} aria-hidden />} onClick={report}>
        {t('Report', 'verb, on a button')}
      </Button>
      {dialog}
    </>
  )
}
