import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRefreshSubscription } from './queries.ts'

/** Where the checkout leads back to: `/purchase?paid=1`. */
const PAID = 'paid'
/** The same for the page of invoices and cards. */
const CHANGED = 'changed'

/**
 * Asks for the plan after a checkout, or after a look at invoices, which may be over before its event has come. Returns
 * whether a payment of a checkout is still on its way.
 */
export function useReturn(): 'none' | 'asking' | 'waiting' | 'bought' {
  const [search, setSearch] = useSearchParams()
  const { mutate, data, isPending, isError } = useRefreshSubscription()
  const isBack = search.has(PAID) || search.has(CHANGED)
  const [isCheckout] = useState(search.has(PAID))
  useEffect(() => {
    if (!isBack) return
    mutate()
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [isBack, mutate, setSearch])
  if (!isCheckout) return 'none'
  if (isPending) return 'asking'
  if (isError || (data && data.subscription === null)) return 'waiting'
  return data ? 'bought' : 'none'
}
