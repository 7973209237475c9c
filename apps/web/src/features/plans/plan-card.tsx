import type { PlanOffer, PlanSale } from '@rise/contract/plans/shapes'
import { t } from '@rise/texts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { WordsDialog } from '../../app/words-dialog.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { BuyPlan } from './buy-plan.tsx'
import { useRequestPlan } from './queries.ts'

interface Props {
  readonly offer: PlanOffer
  readonly current: boolean
  readonly requested: boolean
  /** Whether the member's email is confirmed. */
  readonly mayAsk: boolean
  /** How plans are sold here; null where admins grant them. */
  readonly sale: PlanSale | null
  /** Whether this is the plan that the member can buy or request now. */
  readonly forSale: boolean
  /** Whether it is part of the member's plan. */
  readonly included: boolean
  /** What the member can do with the plan, below its benefits. */
  readonly below: ReactNode
}

/** A plan: its benefits, and the button to buy or request it, or to use it. The current plan is marked. */
export function PlanCard({
  offer: { name, summary, opens },
  current,
  requested,
  mayAsk,
  sale,
  forSale,
  included,
  below,
}: Props) {
  const id = `plan-${name}`
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={cx('flex grow flex-col gap-6 p-6 sm:p-8', current ? 'border-brand' : null)}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-h2">
            {name === 'free' ? t('Free') : name}
          </h2>
          {current ? (
            <Badge tone="brand">
              <Check size={16} aria-hidden />
              {t('Your plan')}
            </Badge>
          ) : null}
          {included ? <Badge>{t('Included')}</Badge> : null}
          {requested ? <Badge tone="info">{t('Requested')}</Badge> : null}
        </div>
        <p className="mt-1 text-muted">{summary}</p>
      </div>
      <Benefits of={opens} />
      {sale !== null && name !== 'free' && forSale ? <BuyPlan plan={name} sale={sale} confirmed={mayAsk} /> : null}
      {sale === null && name !== 'free' && forSale && mayAsk && !requested ? (
        <div className="mt-auto flex">
          <RequestPlanDialog plan={name} />
        </div>
      ) : null}
      {below}
    </Card>
  )
}

/** The benefits of a plan, with what each is good for. */
function Benefits({ of: benefits }: { of: PlanOffer['opens'] }) {
  return (
    <ul className="grid gap-4">
      {benefits.map(({ line, why }) => (
        <li key={line} className="flex items-start gap-3">
          <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-success" />
          <div className="min-w-0">
            <p className="font-medium text-text">{line}</p>
            <p className="text-small text-muted">{why}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The button that requests a plan, with an optional message to the admins. */
function RequestPlanDialog({ plan }: { plan: 'Creator' | 'Pro' }) {
  const request = useRequestPlan()
  return (
    <WordsDialog
      trigger={<Button variant="primary">{t('Request {plan}', { plan })}</Button>}
      title={t('Request {plan}', { plan })}
      description={t('An admin reads your request and changes your plan. You can withdraw it at any time.')}
      field={{ name: 'message', label: t('What you need it for'), optional: true }}
      action={{ label: t('Send request'), variant: 'primary' }}
      sending={request}
      onSend={(message, then) => request.mutate({ plan, message }, then)}
    />
  )
}
