import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, StrictMode } from 'react'
import { preloadFontUrl } from '../ui/font.ts'
import { AppProvider } from './settings.tsx'

/** How the first element of the page itself begins; what React writes before it belongs into the head. */
export const FRAME_MARK = '<div data-frame'

/** What stands around the router, the same on the server and in the browser. */
export function AppShell(props: {
  app: ComponentProps<typeof AppProvider>['value']
  queryClient: QueryClient
  children: ReactNode
}) {
  return (
    <StrictMode>
      <AppProvider value={props.app}>
        <QueryClientProvider client={props.queryClient}>
          <link rel="preload" as="font" type="font/woff2" href={preloadFontUrl} crossOrigin="anonymous" />
          <div data-frame="">{props.children}</div>
        </QueryClientProvider>
      </AppProvider>
    </StrictMode>
  )
}
