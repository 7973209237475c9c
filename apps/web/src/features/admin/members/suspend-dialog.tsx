import type { AdminMember } from '@rise/contract/admin/shapes'
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
          Suspend
          <span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Suspend ${name}?`}
      description="Logs them out everywhere and hides the account. The member gets an email with your reason and can appeal."
      field={{ name: 'reason', label: 'Reason', hint: 'The member will read it.' }}
      action={{ label: 'Suspend member', variant: 'danger' }}
      sending={suspend}
      onSend={(reason, then) => {
        onAct()
        suspend.mutate(reason, then)
      }}
    />
  )
}
