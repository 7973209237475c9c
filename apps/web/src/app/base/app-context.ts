import type { PageSettings } from '@rise/contract/page-renderer'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Api } from './api.ts'

/** The context of loaders: one per request on the server, one per tab in the browser. */
export interface AppContext {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly settings: PageSettings
  /** Whether developer pages exist. */
  readonly developer: boolean
}

export const appContext = createContext<AppContext>()

/** Returns the app's context in a loader: `const { api, queryClient } = appOf(context)`. */
export function appOf(context: Readonly<RouterContextProvider>): AppContext {
  return context.get(appContext)
}
