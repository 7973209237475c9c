import type { AdminMember } from '@rise/contract/admin/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Button } from '../../../ui/base/button.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { planHolderOf } from './member-name.ts'
import { planFieldId } from './plan-choice.tsx'
import { useSetPlan } from './queries.ts'

/** Whether a member has open requests, an appeal, or a reason for a suspension. */
export function hasMatters({ requestedPlan, suspensionReason, appeal }: AdminMember): boolean {
  return requestedPlan !== null || suspensionReason !== null || appeal !== null
}

/** A request for a plan with its message, the reason for a suspension, and the appeal against it. */
export function MemberMatters({ member, maySetPlans }: { member: AdminMember; maySetPlans: boolean }) {
  const { requestedPlan, requestMessage, suspensionReason, appeal } = member
  return (
    <dl className="flex flex-col gap-2 rounded-control bg-raised p-3 text-small">
      {requestedPlan === null ? null : (
        <div className="grid items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <dt className="font-semibold">{t('Asks for {plan}', { plan: requestedPlan })}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{requestMessage ?? t('Without a message.')}</dd>
          {maySetPlans ? (
            <dd className="mt-2 inline-flex flex-wrap gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0">
              <GrantButton member={member} plan={requestedPlan} />
              <DeclineDialog member={member} plan={requestedPlan} />
            </dd>
          ) : null}
        </div>
      )}
      {suspensionReason === null ? null : (
        <div>
          <dt className="font-semibold">{t('Suspended because')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{suspensionReason}</dd>
        </div>
      )}
      {appeal === null ? null : (
        <div>
          <dt className="font-semibold">{t('Appeal')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{appeal}</dd>
        </div>
      )}
    </dl>
  )
}

function GrantButton({ member, plan }: { member: AdminMember; plan: 'Creator' | 'Pro' }) {
  const grant = useSetPlan(member)

  function press() {
    grant.mutate({ plan })
    // The button disappears once it has granted the request.
    document.getElementById(planFieldId(member))?.focus()
  }

  return (
    <Button size="dense" variant="primary" busy={grant.isPending} onClick={press}>
      {rich('Grant {plan}<hidden> to {name}</hidden>', {
        plan,
        name: planHolderOf(member),
        hidden: (words) => <span className="sr-only">{words}</span>,
      })}
    </Button>
  )
}
