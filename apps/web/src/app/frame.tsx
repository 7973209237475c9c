import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { LoadBar } from '../ui/load-bar.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const MAIN = 'main'

/** What stands around every page: skip link, load bar, header, the one main, and the footer of its layout. */
export function Frame({ footer = 'full', children }: { footer?: 'full' | 'slim' | 'none'; children: ReactNode }) {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const changed = usePageChange(pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={MAIN} />
      <LoadBar active={navigation.state !== 'idle'} />
      <Header />
      <main id={MAIN} key={pathname} tabIndex={-1} className={changed ? 'grow animate-page' : 'grow'}>
        {children}
      </main>
      {footer === 'none' ? null : <Footer columns={footer === 'full'} />}
      <ScrollRestoration />
    </div>
  )
}

/**
 * After a change of page inside the browser: true (so that the new main fades in), and focus moves to the new page's
 * heading, which a screen reader then reads. The first page keeps the browser's own focus and does not move.
 */
function usePageChange(pathname: string): boolean {
  const first = useRef(pathname)
  const changed = useRef(false)
  if (first.current !== pathname) changed.current = true
  useEffect(() => {
    if (!changed.current || pathname === '') return
    const heading = document.querySelector<HTMLElement>(`#${MAIN} h1`)
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
  return changed.current
}
