import type { PlanOffer, PlanSale } from '@rise/contract/plans/shapes'
import { Check } from 'lucide-react'
import { WordsDialog } from '../../app/words-dialog.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
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
  /** Whether this is the plan that the member can buy now. */
  readonly forSale: boolean
}

/** One plan, with its contents and the button to buy or request it. */
export function PlanCard({ offer: { name, summary, opens }, current, requested, mayAsk, sale, forSale }: Props) {
  const title = name === 'free' ? 'Free' : name
  const id = `plan-${name}`
  const canAsk = sale === null && opens.length > 0 && name !== 'free' && !current && !requested && mayAsk
  return (
    <Card as="section" aria-labelledby={id} className="flex grow flex-col gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {current ? <Badge tone="brand">Your plan</Badge> : null}
        {requested ? <Badge tone="info">Requested</Badge> : null}
      </div>
      <p className="text-muted">{summary}</p>
      {opens.length === 0 ? null : (
        <ul className="flex flex-col gap-2 text-small">
          {opens.map((line) => (
            <li key={line} className="flex items-start gap-2">
              <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-success" />
              {line}
            </li>
          ))}
        </ul>
      )}
      {sale !== null && name !== 'free' && forSale ? <BuyPlan plan={name} sale={sale} confirmed={mayAsk} /> : null}
      {canAsk ? (
        <div className="mt-auto">
          <RequestPlanDialog plan={name} />
        </div>
      ) : null}
    </Card>
  )
}

/** The button that requests a plan, with an optional message to the admins. */
function RequestPlanDialog({ plan }: { plan: 'Creator' | 'Pro' }) {
  const request = useRequestPlan()
  return (
    <WordsDialog
      trigger={<Button variant="primary">Ask for {plan}</Button>}
      title={`Ask for ${plan}`}
      description="An admin reads your request and changes your plan. You can withdraw it at any time."
      field={{ name: 'message', label: 'What you need it for', optional: true }}
      action={{ label: 'Send request', variant: 'primary' }}
      sending={request}
      onSend={(message, then) => request.mutate({ plan, message }, then)}
    />
  )
}
