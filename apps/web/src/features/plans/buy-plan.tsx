import type { PlanTerm } from '@rise/contract/plans/kinds'
import type { PlanSale } from '@rise/contract/plans/shapes'
import { amountInWords, priceInWords } from '@rise/contract/plans/words'
import { t } from '@rise/texts'
import { useId, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { termsInWords } from './price-words.ts'
import { useCheckout } from './queries.ts'

interface Props {
  readonly plan: 'Creator' | 'Pro'
  readonly sale: PlanSale
  /** Whether the member's email is confirmed. */
  readonly confirmed: boolean
}

/** The monthly or yearly price of a plan, its contents, and the button that leads to the payment. */
export function BuyPlan({ plan, sale: { open, prices, mayBuy, trialDays }, confirmed }: Props) {
  const name = useId()
  const planPrices = prices.filter((price) => price.plan === plan)
  const [selectedTerm, setSelectedTerm] = useState<PlanTerm>()
  const checkout = useCheckout()
  const selectedPrice = planPrices.find(({ term }) => term === selectedTerm) ?? planPrices[0]
  if (!open) return <Note>{t('Our payment provider isn’t answering right now. Try again in a few minutes.')}</Note>
  if (!selectedPrice) return <Note>{t('This plan isn’t for sale at the moment.')}</Note>
  return (
    <div className="mt-auto flex flex-col gap-3">
      {planPrices.length > 1 ? (
        <fieldset className="flex flex-col">
          <legend className="sr-only">{t('How you pay for {plan}', { plan })}</legend>
          {planPrices.map((price) => (
            <Checkbox
              key={price.term}
              type="radio"
              name={name}
              label={
                price.term === 'month'
                  ? t('Monthly: {price}', { price: priceInWords(price) })
                  : t('Yearly: {price}', { price: priceInWords(price) })
              }
              hint={price.term === 'year' ? savingOf(planPrices) : undefined}
              checked={price === selectedPrice}
              onChange={() => setSelectedTerm(price.term)}
            />
          ))}
        </fieldset>
      ) : (
        <p className="font-semibold">{priceInWords(selectedPrice)}</p>
      )}
      {trialDays > 0 ? <p className="font-semibold">{t('Free for {days} days', { days: trialDays })}</p> : null}
      <p className="text-small text-muted">
        {trialDays > 0 ? `${t('You pay after that, unless you cancel before.')} ` : ''}
        {termsInWords(selectedPrice)}
      </p>
      {!mayBuy ? (
        <Note>{t('Only owners of your company’s page can buy it.')}</Note>
      ) : confirmed ? (
        <Button
          variant="primary"
          className="self-start"
          busy={checkout.isPending || checkout.isSuccess}
          onClick={() => checkout.mutate(selectedPrice.term)}
        >
          {trialDays > 0 ? t('Try {plan}', { plan }) : t('Buy {plan}', { plan })}
        </Button>
      ) : null}
      {checkout.isError ? (
        <p role="alert" className="text-small text-danger">
          {checkout.error.message}
        </p>
      ) : null}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return <p className="text-small text-muted">{children}</p>
}

/** Returns how much a year saves compared to twelve months; undefined if nothing. */
function savingOf(prices: PlanSale['prices']): string | undefined {
  const [month, year] = (['month', 'year'] as const).map((term) => prices.find((price) => price.term === term))
  if (!month || !year || month.currency !== year.currency) return undefined
  const savedAmount = month.amount * 12 - year.amount
  return savedAmount > 0
    ? t('Saves {amount} a year.', { amount: amountInWords({ amount: savedAmount, currency: year.currency }) })
    : undefined
}
