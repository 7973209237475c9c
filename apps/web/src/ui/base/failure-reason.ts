import { createContext } from 'react'

/** Returns why the latest load failed, in words; undefined when unknown. The app provides it. */
export const FailureReasonContext = createContext<() => string | undefined>(() => undefined)
