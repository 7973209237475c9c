import type { PlanPrice, Subscription } from '@rise/contract/plans/shapes'
import { amountInWords, priceInWords } from '@rise/contract/plans/words'
import { currentLanguage, type Message, msg, t } from '@rise/texts'

const taxes: Readonly<Record<PlanPrice['tax'], Message>> = {
  included: msg('Tax is included.'),
  added: msg('Tax is added where it applies; you see the total before you pay.'),
  unknown: msg('You see the total with tax before you pay.'),
}

/** Returns what a buyer should know before paying: tax, renewal and term. */
export function termsInWords({ term, tax }: PlanPrice): string {
  const renewal =
    term === 'month'
      ? t('Renews every month until you cancel. Then it stays open until the end of the month.')
      : t('Renews every year until you cancel. Then it stays open until the end of the year.')
  return `${t(taxes[tax])} ${renewal}`
}

/** Returns `21 Nov 2026`, in the viewer's time zone. */
export function dateInWords(iso: string): string {
  const language = currentLanguage() === 'en' ? 'en-GB' : currentLanguage()
  return new Date(iso).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Returns a member's payment with its discount: `€9 a month, less €1.80 until 3 Mar 2027`. */
export function paidInWords(paid: Subscription): string {
  const { discount, discountEnds, currency } = paid
  if (discount === 0) return priceInWords(paid)
  const values = { price: priceInWords(paid), discount: amountInWords({ amount: discount, currency }) }
  return discountEnds === null
    ? t('{price}, less {discount}', values)
    : t('{price}, less {discount} until {day}', { ...values, day: dateInWords(discountEnds) })
}

/** Returns `Free until 5 Dec 2026, then €9 a month.` */
export function trialInWords(paid: Subscription): string {
  const day = dateInWords(paid.periodEnds)
  return paid.cancelled
    ? t('Free until {day}. Then it ends.', { day })
    : t('Free until {day}, then {price}.', { day, price: paidInWords(paid) })
}
