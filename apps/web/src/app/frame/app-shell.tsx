import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, StrictMode, useEffect, useRef } from 'react'
import { FailureReasonContext } from '../../ui/base/failure-reason.ts'
import { AddressPrefix } from '../../ui/base/page-address.ts'
import { ToastHost } from '../../ui/base/toast-host.tsx'
import { preloadFontUrl } from '../../ui/theme/font.ts'
import { type FrameSlots, FrameSlotsContext } from '../base/frame-slots.ts'
import { lastFailure } from '../base/last-failure.ts'
import { AppProvider } from '../base/settings.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { SessionProvider } from '../session/use-session.tsx'

/** The beginning of the page's first own element. Elements that React writes before it belong in the head. */
export const FRAME_MARK = '<div data-frame'

/** The surroundings of the router, the same on the server and in the browser. */
export function AppShell(props: {
  app: ComponentProps<typeof AppProvider>['value']
  /** The prefix of the addresses of pages: see `AddressPrefix`. */
  prefix: string
  slots: FrameSlots
  session: SessionStore
  queryClient: QueryClient
  /** Called once, when the page has been hydrated, or rendered, and handles events. */
  onReady?: () => void
  children: ReactNode
}) {
  const onReady = useRef(props.onReady)
  useEffect(() => {
    onReady.current?.()
    onReady.current = undefined
  }, [])
  return (
    <StrictMode>
      <AddressPrefix value={props.prefix}>
        <AppProvider value={props.app}>
          <SessionProvider store={props.session}>
            <QueryClientProvider client={props.queryClient}>
              <FailureReasonContext value={() => lastFailure(props.queryClient)}>
                <FrameSlotsContext value={props.slots}>
                  <link rel="preload" as="font" type="font/woff2" href={preloadFontUrl} crossOrigin="anonymous" />
                  <div data-frame="">
                    {props.children}
                    {/* Outside the layouts, so that toasts survive navigation between pages. */}
                    <props.slots.Floating />
                    <ToastHost />
                  </div>
                </FrameSlotsContext>
              </FailureReasonContext>
            </QueryClientProvider>
          </SessionProvider>
        </AppProvider>
      </AddressPrefix>
    </StrictMode>
  )
}
