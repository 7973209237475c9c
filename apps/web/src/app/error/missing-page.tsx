import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ErrorBody } from './error-body.tsx'

const DeclareContext = createContext<() => void>(() => undefined)

/**
 * Turns the whole page into the 404 page, heading and title included, when a component finds that the page's subject
 * doesn't exist.
 */
export function MissingPage() {
  const declare = useContext(DeclareContext)
  useLayoutEffect(declare, [declare])
  return null
}

/** Shows a page until it declares its subject missing; the next address resets this. */
export function MissingPageBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [missing, setMissing] = useState<string>()
  const declare = useCallback(() => setMissing(address), [address])
  if (missing === address) return <ErrorBody status={404} />
  return <DeclareContext value={declare}>{children}</DeclareContext>
}
