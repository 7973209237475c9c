import type { AdminMember } from '@rise/contract/admin/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { WordsDialog } from '../../../app/words-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { nameOf } from './member-name.ts'
import { useSuspend } from './queries.ts'

/** The button that suspends a member, with a reason for them to read. */
export function SuspendDialog({ member, onAct }: { member: AdminMember; onAct: () => void }) {
  const suspend = useSuspend(member)
  const name = nameOf(member)
  return (
    <WordsDialog
      trigger={
        <Button size="dense">
          {rich('Suspend<hidden> {name}</hidden>', {
            name,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </Button>
      }
      title={t('Suspend {name}?', { name })}
      description={t(
        'Logs them out everywhere and hides the account. The member gets an email with your reason and can appeal.',
      )}
      field={{ name: 'reason', label: t('Reason'), hint: t('The member will read it.') }}
      action={{ label: t('Suspend member'), variant: 'danger' }}
      sending={suspend}
      onSend={(reason, then) => {
        onAct()
        suspend.mutate(reason, then)
      }}
    />
  )
}
