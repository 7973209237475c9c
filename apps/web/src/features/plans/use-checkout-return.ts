import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRefreshSubscription } from './queries.ts'

/** The query parameter of the address that a checkout returns to: `/purchase?paid=1`. */
const PAID_PARAMETER = 'paid'
/** The query parameter of the address that the page of invoices and cards returns to. */
const CHANGED_PARAMETER = 'changed'

/**
 * Refreshes the plan after a checkout, or after a visit to the invoices, which may end before the provider's event
 * arrives. Returns the state of a checkout: `asking` while the plan is refreshed, `waiting` until the payment arrives,
 * then `bought`; `none` without a checkout.
 */
export function useCheckoutReturn(): 'none' | 'asking' | 'waiting' | 'bought' {
  const [search, setSearch] = useSearchParams()
  const { mutate, data, isPending, isError } = useRefreshSubscription()
  const hasReturned = search.has(PAID_PARAMETER) || search.has(CHANGED_PARAMETER)
  const [isCheckout] = useState(search.has(PAID_PARAMETER))
  useEffect(() => {
    if (!hasReturned) return
    mutate()
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [hasReturned, mutate, setSearch])
  if (!isCheckout) return 'none'
  if (isPending) return 'asking'
  if (isError || (data && data.subscription === null)) return 'waiting'
  return data ? 'bought' : 'none'
}
