import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useMatches, useNavigation, useNavigationType } from 'react-router'
import { LoadBar } from '../../ui/base/load-bar.tsx'
import { SkipLink } from '../../ui/base/skip-link.tsx'
import { DateLocale } from '../../ui/time/date-locale.ts'
import { useFrameSlots } from '../base/frame-slots.ts'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import { GuestSections } from '../navigation/guest-navigation.tsx'
import { focusHeadingOnceShown } from '../page/focus-heading.ts'
import { pageOf } from '../page/page-handle.ts'
import { useCurrentUser } from '../session/use-session.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { IdleParts } from './idle-parts.tsx'
import { KeyParts } from './key-parts.tsx'

const MAIN = 'main'

/**
 * The surroundings of every page: skip link, load bar, header, the one main, the footer of its layout, the phone's
 * bottom bar, and containers for overlays.
 */
export function Frame({ footer = 'full', children }: { footer?: 'full' | 'slim' | 'none'; children: ReactNode }) {
  const { Announcement } = useFrameSlots()
  const page = pageOf(useMatches())
  const navigation = useNavigation()
  const changed = usePageChange(page)
  return (
    <DateLocale value={useCurrentUser()?.dateLocale ?? undefined}>
      <div className="flex min-h-dvh flex-col pb-bottom-bar">
        <SkipLink target={MAIN} />
        <LoadBar active={navigation.state !== 'idle'} />
        <Header />
        {footer === 'full' ? <GuestSections /> : null}
        <Announcement />
        <main id={MAIN} key={page} tabIndex={-1} className={changed ? 'grow animate-page' : 'grow'}>
          {children}
        </main>
        {footer === 'none' ? null : <Footer columns={footer === 'full'} />}
        <BottomBar />
        <KeyParts />
        <IdleParts />
        <ScrollRestoration />
      </div>
    </DateLocale>
  )
}

/**
 * After a navigation within the browser: true (so that the new main fades in), and focus moves to the new page's
 * heading, which a screen reader then reads. The first page keeps the browser's own focus and does not move.
 */
function usePageChange(page: string): boolean {
  // Public pages and members' pages have frames of their own: a new frame may show the first page, or a later one.
  const isNavigated = useNavigationType() !== 'POP'
  const first = useRef(page)
  const changed = useRef(isNavigated)
  if (first.current !== page) changed.current = true
  useEffect(() => {
    if (!changed.current || page === '') return
    return focusHeadingOnceShown()
  }, [page])
  return changed.current
}
