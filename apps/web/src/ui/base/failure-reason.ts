import { createContext } from 'react'

/** A function of the app that returns why the latest load failed, in words; undefined if unknown. */
export const FailureReasonContext = createContext<() => string | undefined>(() => undefined)
