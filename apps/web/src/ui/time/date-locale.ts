import { createContext, useContext } from 'react'

const Context = createContext<string | undefined>(undefined)

/** Provides the locale of dates: a BCP 47 tag; undefined follows the browser. */
export const DateLocale = Context.Provider

/** The tag that dates are written in; undefined follows the browser. */
export function useDateLocale(): string | undefined {
  return useContext(Context)
}
