import type { AdminMember } from '@rise/contract/admin/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useEffect, useRef } from 'react'
import { WordsDialog } from '../../../app/words-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { planHolderOf } from './member-name.ts'
import { planFieldId } from './plan-choice.tsx'
import { useDeclinePlan } from './queries.ts'

/** The button that declines the plan that a member requested, with an optional message. */
export function DeclineDialog({ member, plan }: { member: AdminMember; plan: 'Creator' | 'Pro' }) {
  const decline = useDeclinePlan(member)
  const name = planHolderOf(member)
  const planFieldAfterSending = useRef<string>(undefined)

  // The button disappears with the request, so the closing dialog can't return the focus to it: the plan gets it.
  useEffect(
    () => () => {
      const field = planFieldAfterSending.current
      if (field !== undefined) requestAnimationFrame(() => document.getElementById(field)?.focus())
    },
    [],
  )

  return (
    <WordsDialog
      trigger={
        <Button size="dense">
          {rich('Decline<hidden> {plan} for {name}</hidden>', {
            plan,
            name,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </Button>
      }
      title={t('Decline {plan} for {name}?', { plan, name })}
      description={t('The member keeps their plan, gets an email, and can ask again.')}
      field={{ name: 'message', label: t('Message'), hint: t('The member will read it.', 'a message'), optional: true }}
      action={{ label: t('Decline request'), variant: 'danger' }}
      sending={decline}
      onSend={(message, then) => {
        planFieldAfterSending.current = planFieldId(member)
        decline.mutate({ plan, message }, then)
      }}
    />
  )
}
