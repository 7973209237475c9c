import type { AdminMember } from '@rise/contract/admin/shapes'
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
          Decline
          <span className="sr-only">
            {' '}
            {plan} for {name}
          </span>
        </Button>
      }
      title={`Decline ${plan} for ${name}?`}
      description="The member keeps their plan, gets an email, and can ask again."
      field={{ name: 'message', label: 'Message', hint: 'The member will read it.', optional: true }}
      action={{ label: 'Decline request', variant: 'danger' }}
      sending={decline}
      onSend={(message, then) => {
        planFieldAfterSending.current = planFieldId(member)
        decline.mutate({ plan, message }, then)
      }}
    />
  )
}
