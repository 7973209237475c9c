import type { AdminMember } from '@rise/contract/admin/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { controlClass } from '../../../ui/base/field.tsx'
import { dateLanguage } from '../../../ui/calendar/day-words.ts'
import { planName } from '../plan-names.ts'
import { planHolderOf } from './member-name.ts'
import { useSetPlan } from './queries.ts'

/** The plans that apply to a role; an admin has none. */
const plansOf: Readonly<Record<string, readonly AdminMember['plan'][]>> = {
  professional: ['free', 'Creator', 'Pro'],
  employer: ['free', 'Pro'],
}

/**
 * A select for the plan of a member, with a button that saves it, so that moving through the options with arrow keys
 * changes nothing. Admins who may not set plans see the plan's name.
 */
export function PlanChoice({ member, editable }: { member: AdminMember; editable: boolean }) {
  const plans = plansOf[member.role]
  if (!(plans && editable)) return <PlanText member={member} />
  // An admin may have set a plan that isn't offered to this role.
  return <EditablePlan member={member} plans={[...new Set([...plans, member.plan])]} />
}

/** The name of a member's plan. It takes the focus of a button that disappears once a request for a plan is decided. */
export function PlanText({ member }: { member: AdminMember }) {
  if (!plansOf[member.role]) return <span className="text-small text-subtle">{t('No plan')}</span>
  return (
    <span id={planFieldId(member)} tabIndex={-1} className="text-small">
      {planName(member.plan)}
    </span>
  )
}

function EditablePlan({ member, plans }: { member: AdminMember; plans: readonly AdminMember['plan'][] }) {
  const [choice, setChoice] = useState<AdminMember['plan']>()
  const [lastDay, setLastDay] = useState('')
  const field = useRef<HTMLSelectElement>(null)
  const setPlan = useSetPlan(member)
  const name = planHolderOf(member)
  const selectedPlan = choice ?? member.plan

  function save() {
    // The plan lasts until the end of that day in the admin's time zone.
    const until = lastDay === '' || selectedPlan === 'free' ? {} : { until: new Date(`${lastDay}T23:59`).toISOString() }
    setPlan.mutate(
      { plan: selectedPlan, ...until },
      {
        onSuccess: () => {
          setChoice(undefined)
          setLastDay('')
          // The button disappears, so its focus moves to the neighbouring field.
          field.current?.focus()
        },
      },
    )
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="select-arrow w-[7rem] shrink-0">
        <select
          ref={field}
          id={planFieldId(member)}
          aria-label={t('{name}’s plan', { name })}
          value={selectedPlan}
          onChange={(event) => setChoice(plans.find((plan) => plan === event.target.value))}
          className={cx(controlClass, 'h-dense appearance-none truncate pr-8')}
        >
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {planName(plan)}
            </option>
          ))}
        </select>
      </span>
      {selectedPlan === member.plan ? null : (
        <>
          {selectedPlan === 'free' ? null : (
            <label className="inline-flex items-center gap-2 text-small text-muted">
              {t('Until', 'the end of a period')}
              <input
                type="date"
                aria-label={t('Last day of {name}’s plan (optional)', { name })}
                value={lastDay}
                onChange={(event) => setLastDay(event.target.value)}
                className={cx(controlClass, 'h-dense')}
              />
            </label>
          )}
          <Button size="dense" variant="primary" busy={setPlan.isPending} onClick={save}>
            {rich('Set<hidden> plan of {name}</hidden>', {
              name,
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
          </Button>
        </>
      )}
      {selectedPlan === member.plan && member.planUntil !== null ? (
        <span className="text-small text-muted">
          {t('until {day}', {
            day: new Date(member.planUntil).toLocaleDateString(dateLanguage(), {
              day: 'numeric',
              month: 'short',
              year: 'numeric',
            }),
          })}
        </span>
      ) : null}
    </span>
  )
}

/** Returns the id of the element with a member's plan, so that the focus can be moved to it. */
export function planFieldId({ _id }: AdminMember): string {
  return `plan-${_id}`
}
