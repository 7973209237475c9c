import type { PageSettings } from '@rise/contract/page-renderer'
import { createContext, type ReactNode, useContext } from 'react'
import type { Api } from './api.ts'

interface AppValue {
  readonly settings: PageSettings
  readonly api: Api
}

const AppValueContext = createContext<AppValue | undefined>(undefined)

export function AppProvider({ value, children }: { value: AppValue; children: ReactNode }) {
  return <AppValueContext value={value}>{children}</AppValueContext>
}

function useAppValue(): AppValue {
  const value = useContext(AppValueContext)
  if (!value) throw new Error('Outside of AppProvider.')
  return value
}

/** Returns the server's public settings, such as the product's name and address. */
export function useSettings(): PageSettings {
  return useAppValue().settings
}

/** Returns the typed client of the contract, for queries and mutations in components. */
export function useApi(): Api {
  return useAppValue().api
}
