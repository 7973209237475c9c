import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, type UIMatch, useMatches, useNavigation } from 'react-router'
import { cx } from '../../ui/base/class-names.ts'
import { SkipLink } from '../../ui/base/skip-link.tsx'
import { LoadBar } from '../../ui/feedback/load-bar.tsx'
import { DateLocale } from '../../ui/time/date-locale.ts'
import { useFrameSlots } from '../base/frame-slots.ts'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import { GuestSections } from '../navigation/guest-navigation.tsx'
import { focusHeadingOnceShown } from '../page/focus-heading.ts'
import { isPlainPage, pageHandleOf, pageOf } from '../page/page-handle.ts'
import { useCurrentUser } from '../session/use-session.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { IdleParts } from './idle-parts.tsx'
import { KeyParts } from './key-parts.tsx'
import { LanguageOffer } from './language-links.tsx'
import { SuspensionGate } from './suspension-gate.tsx'

const MAIN = 'main'

/**
 * The surroundings of every page: skip link, load bar, header, the only `main`, the footer of its layout, the phone's
 * bottom bar, and the parts that load at a key press or when the page is idle. It stays mounted while pages change.
 */
export function Frame() {
  const { Announcement } = useFrameSlots()
  const matches = useMatches()
  const page = pageOf(matches)
  const footer = footerOf(matches)
  // The page's content arrives later, and must not push down a footer that is already visible.
  const isWaiting = footer === 'slim' && matches[1]?.id === 'authenticated'
  const navigation = useNavigation()
  const hasChanged = usePageChange(page)
  return (
    <DateLocale value={useCurrentUser()?.dateLocale ?? undefined}>
      <div className="flex min-h-dvh flex-col pb-bottom-bar">
        <SkipLink target={MAIN} />
        <LoadBar active={navigation.state !== 'idle'} />
        <LanguageOffer />
        <Header />
        {matches[1]?.id === 'admin' ? null : <GuestSections />}
        <Announcement />
        <main
          id={MAIN}
          key={page}
          tabIndex={-1}
          className={cx('grow', hasChanged && 'animate-page', isWaiting && 'min-h-below-bar')}
        >
          <SuspensionGate>
            <Outlet />
          </SuspensionGate>
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
 * Returns the footer of a page: with columns on public pages, one line on plain pages and pages for members, none in
 * the admin area and on pages that fill the window.
 */
function footerOf(matches: readonly UIMatch[]): 'full' | 'slim' | 'none' {
  const layout = matches[1]?.id
  if (layout === 'admin') return 'none'
  if (layout === 'authenticated') return pageHandleOf(matches)?.fills ? 'none' : 'slim'
  return isPlainPage(matches) ? 'slim' : 'full'
}

/**
 * Returns whether another page than the first has been shown: from then on, each new page fades in. After a change of
 * page, moves the focus to the new page's heading, so that a screen reader reads it. The first page doesn't fade in,
 * and leaves the focus where the browser has put it.
 */
function usePageChange(page: string): boolean {
  const firstPage = useRef(page)
  const hasChanged = useRef(false)
  if (firstPage.current !== page) hasChanged.current = true
  useEffect(() => {
    if (!hasChanged.current || page === '') return
    return focusHeadingOnceShown()
  }, [page])
  return hasChanged.current
}
