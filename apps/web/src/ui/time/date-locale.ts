import { createContext, useContext } from 'react'

const Context = createContext<string | undefined>(undefined)

/** Provides the locale of dates, as a BCP 47 tag; undefined if the member hasn't chosen one. See `dateFormat`. */
export const DateLocale = Context.Provider

/** Returns the locale of dates, for `dateFormat`; undefined if the viewer hasn't chosen one. */
export function useDateLocale(): string | undefined {
  return useContext(Context)
}
