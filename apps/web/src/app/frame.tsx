import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useMatches, useNavigation } from 'react-router'
import { DateLocale } from '../ui/date-locale.ts'
import { LoadBar } from '../ui/load-bar.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { focusHeading } from './focus-heading.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { BottomBar } from './navigation/bottom-bar.tsx'
import { pageOf } from './page-handle.ts'
import { QuietParts } from './quiet/quiet-parts.tsx'
import { useCurrentUser } from './session/use-session.tsx'

const MAIN = 'main'

/**
 * What stands around every page: skip link, load bar, header, the one main, the footer of its layout, the phone's bottom
 * bar, and the places of what floats above it.
 */
export function Frame({ footer = 'full', children }: { footer?: 'full' | 'slim' | 'none'; children: ReactNode }) {
  const page = pageOf(useMatches())
  const navigation = useNavigation()
  const changed = usePageChange(page)
  return (
    <DateLocale value={useCurrentUser()?.dateLocale ?? undefined}>
      <div className="flex min-h-dvh flex-col pb-bottom-bar">
        <SkipLink target={MAIN} />
        <LoadBar active={navigation.state !== 'idle'} />
        <Header />
        <main id={MAIN} key={page} tabIndex={-1} className={changed ? 'grow animate-page' : 'grow'}>
          {children}
        </main>
        {footer === 'none' ? null : <Footer columns={footer === 'full'} />}
        <BottomBar />
        <QuietParts />
        <ScrollRestoration />
      </div>
    </DateLocale>
  )
}

/**
 * After a change of page inside the browser: true (so that the new main fades in), and focus moves to the new page's
 * heading, which a screen reader then reads. The first page keeps the browser's own focus and does not move.
 */
function usePageChange(page: string): boolean {
  const first = useRef(page)
  const changed = useRef(false)
  if (first.current !== page) changed.current = true
  useEffect(() => {
    if (changed.current && page !== '') focusHeading()
  }, [page])
  return changed.current
}
